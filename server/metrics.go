package server

import (
	"crypto/rand"
	"log/slog"
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"twobanners/store"
)

// metrics are the Prometheus metrics: what an operator watches.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
	faults   *prometheus.CounterVec
	updates  prometheus.Counter
	pushes   *prometheus.CounterVec
	commits  prometheus.Histogram
	group    prometheus.Histogram
	failed   prometheus.Counter
	queue    prometheus.Gauge

	copiesFailed prometheus.Counter
	logSize      prometheus.Gauge
	log          *slog.Logger
}

// watch measures the commits of a store that tells about them.
func (m *metrics) watch(kept store.Store) {
	if observed, ok := kept.(store.Observable); ok {
		observed.Observe(store.Watch{Commit: m.committed, Checkpoint: m.checkpointed})
	}
}

func (m *metrics) committed(c store.Commit) {
	m.commits.Observe(c.Took.Seconds())
	m.group.Observe(float64(c.Writes))
	m.queue.Set(float64(c.Queued))
	if c.Failed {
		m.failed.Inc()
	}
}

func (m *metrics) checkpointed(c store.Checkpoint) {
	m.logSize.Set(float64(c.WAL))
	if c.Failed != nil {
		m.copiesFailed.Inc()
		m.log.Error("SQLite's log cannot be copied into the database", "error", c.Failed)
	}
}

func (s *Server) newMetrics() metrics {
	m := metrics{
		registry: prometheus.NewRegistry(), log: s.Log,
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "twobanners_request_seconds", Help: "How long requests take, but for streams.",
			Buckets: []float64{.001, .003, .01, .03, .1, .3, 1, 3},
		}, []string{"route", "status"}),
		faults: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "twobanners_faults_total", Help: "Requests that were not granted, by code.",
		}, []string{"code"}),
		updates: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "twobanners_updates_total", Help: "Updates sent to streams.",
		}),
	}
	m.pushes = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "twobanners_pushes_total", Help: "Messages to push services, by what became of them.",
	}, []string{"result"})
	m.commits = prometheus.NewHistogram(prometheus.HistogramOpts{
		Name: "twobanners_commit_seconds", Help: "How long a group of writes takes to the disk.",
		Buckets: []float64{.001, .003, .01, .03, .1, .3, 1, 3},
	})
	m.group = prometheus.NewHistogram(prometheus.HistogramOpts{
		Name: "twobanners_commit_writes", Help: "Writes of a group.",
		Buckets: []float64{1, 2, 4, 8, 16, 32, 64, 128},
	})
	m.failed = prometheus.NewCounter(prometheus.CounterOpts{
		Name: "twobanners_commits_failed_total", Help: "Groups of writes that failed.",
	})
	m.queue = prometheus.NewGauge(prometheus.GaugeOpts{
		Name: "twobanners_store_queue", Help: "Writes that waited for the last commit.",
	})
	m.copiesFailed = prometheus.NewCounter(prometheus.CounterOpts{
		Name: "twobanners_copies_failed_total",
		Help: "Copies of SQLite's log into the database that failed.",
	})
	m.logSize = prometheus.NewGauge(prometheus.GaugeOpts{
		Name: "twobanners_log_bytes", Help: "The file of SQLite's log, when it was last copied.",
	})
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value)
	}
	m.registry.MustRegister(m.requests, m.faults, m.updates, m.pushes, m.commits, m.group, m.failed,
		m.queue, m.copiesFailed, m.logSize,
		gauge("twobanners_broken_tables", "Tables found damaged since the start.",
			func() float64 { return float64(s.Tables.Broken()) }),
		gauge("twobanners_bots_waiting", "Bots that wait for a processor.",
			func() float64 { return float64(s.Tables.BotsWaiting()) }),
		gauge("twobanners_stories", "Stories that are being told.",
			func() float64 { return float64(s.stories.count()) }),
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		gauge("twobanners_streams", "Open streams.", func() float64 {
			s.streams.mu.Lock()
			defer s.streams.mu.Unlock()
			return float64(s.streams.count)
		}),
		gauge("twobanners_tables", "Live tables.", func() float64 {
			return float64(s.Tables.Live())
		}))
	return m
}

// Metrics serves the numbers, for a private port.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{})
}

// noted is a http.ResponseWriter that remembers the status.
type noted struct {
	http.ResponseWriter
	status int
}

func (n *noted) WriteHeader(status int) {
	n.status = status
	n.ResponseWriter.WriteHeader(status)
}

// Unwrap lets a controller find what is inside.
func (n *noted) Unwrap() http.ResponseWriter { return n.ResponseWriter }

// requestID is the id of the request that is answered, for the log.
func requestID(w http.ResponseWriter) string { return w.Header().Get(idHeader) }

const idHeader = "X-Request-Id"

// measured measures and logs requests: the route and not the address, which may hold a secret.
func (s *Server) measured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := s.Now()
		n := &noted{w, http.StatusOK}
		id := rand.Text()[:12]
		w.Header().Set(idHeader, id)
		next.ServeHTTP(n, r)
		took, route := s.Now().Sub(start), r.Pattern
		if route == "" {
			route = "refused"
		}
		if route != streamRoute {
			status := strconv.Itoa(n.status)
			s.metrics.requests.WithLabelValues(route, status).Observe(took.Seconds())
		}
		level := slog.LevelDebug
		if n.status == http.StatusTooManyRequests || n.status >= http.StatusInternalServerError {
			level = slog.LevelWarn
		}
		if s.Log.Enabled(r.Context(), level) {
			s.Log.Log(r.Context(), level, "request", "request", id, "route", route,
				"status", n.status, "took", took, "address", s.address(r))
		}
	})
}
