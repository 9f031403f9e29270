package server

import (
	"net/http"
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics are what an operator watches.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
	faults   *prometheus.CounterVec
	updates  prometheus.Counter
}

func (s *Server) newMetrics() metrics {
	m := metrics{
		registry: prometheus.NewRegistry(),
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
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value)
	}
	m.registry.MustRegister(m.requests, m.faults, m.updates, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		gauge("twobanners_streams", "Open streams.", func() float64 {
			s.streams.mu.Lock()
			defer s.streams.mu.Unlock()
			return float64(s.streams.all)
		}),
		gauge("twobanners_tables", "Live tables.", func() float64 {
			return float64(s.Hall.Live())
		}))
	return m
}

// Metrics serves the numbers, for a private port.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{})
}

// noted is a writer that remembers the status.
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

// measured measures and logs requests: the route and not the address, which may hold a secret.
func (s *Server) measured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := s.Now()
		n := &noted{w, http.StatusOK}
		next.ServeHTTP(n, r)
		took, route := s.Now().Sub(start), r.Pattern
		if route == "" {
			route = "refused"
		}
		if route != streamRoute {
			status := strconv.Itoa(n.status)
			s.metrics.requests.WithLabelValues(route, status).Observe(took.Seconds())
		}
		s.Log.Debug("request", "route", route, "status", n.status, "took", took)
	})
}
