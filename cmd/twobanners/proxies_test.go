package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/alecthomas/kong"
)

// proxy is a program of which deploy/ has a file, and how it is run on loopback: other ports, a
// certificate of ours, and nothing else changed.
type proxy struct {
	program, file string
	edit          [][2]string // of the file; {dir}, {port} and {http} are filled in
	wrap          string      // what the file stands in; {file} is its text
	check, run    []string
}

var proxies = []proxy{
	{
		program: "nginx", file: "nginx.conf",
		edit: [][2]string{
			{"    listen 80;\n    listen [::]:80;", "    listen 127.0.0.1:{http};"},
			{
				"    listen 443 ssl http2;\n    listen [::]:443 ssl http2;",
				"    listen 127.0.0.1:{port} ssl http2;",
			},
			{"/etc/letsencrypt/live/play.example.org/fullchain.pem", "{dir}/all.pem"},
			{"/etc/letsencrypt/live/play.example.org/privkey.pem", "{dir}/all.pem"},
		},
		wrap: "pid {dir}/pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n" +
			"client_body_temp_path {dir}/b; proxy_temp_path {dir}/p; fastcgi_temp_path {dir}/f;" +
			"uwsgi_temp_path {dir}/u; scgi_temp_path {dir}/s;\n{file}\n}\n",
		check: []string{"-t", "-e", "stderr", "-c"}, run: []string{"-e", "stderr", "-c"},
	},
	{
		program: "caddy", file: "Caddyfile",
		edit: [][2]string{
			{"play.example.org {", "play.example.org {\n\ttls {dir}/all.pem {dir}/all.pem"},
		},
		wrap: "{\n\tadmin off\n\thttp_port {http}\n\thttps_port {port}\n" +
			"\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n{file}",
		check: []string{"validate", "--adapter", "caddyfile", "--config"},
		run:   []string{"run", "--adapter", "caddyfile", "--config"},
	},
	{
		program: "haproxy", file: "haproxy.cfg",
		edit: [][2]string{
			{"bind :80", "bind 127.0.0.1:{http}"},
			{"bind :443", "bind 127.0.0.1:{port}"},
			{"/etc/haproxy/play.example.org.pem", "{dir}/all.pem"},
		},
		wrap: "{file}", check: []string{"-c", "-f"}, run: []string{"-db", "-f"},
	},
}

// Each sample in deploy/ is read by the real program, which brings a whole game through, as it is
// told and in one stream, and says truly who asks.
func TestProxies(t *testing.T) {
	back := serveCmd{Data: t.TempDir(), Site: "https://play.example.org"}
	address, stop := servingAs(t, back)
	defer stop()
	for _, p := range proxies {
		t.Run(p.program, func(t *testing.T) {
			if _, err := exec.LookPath(p.program); err != nil {
				t.Skipf("NOT TRIED: %v (apt-get install %s)", err, p.program)
			}
			client := p.start(t, strings.TrimSuffix(strings.TrimPrefix(address, "http://"), "/"))
			wholeGame(t, client)
		})
		t.Run(p.program+" says who asks", func(t *testing.T) {
			if _, err := exec.LookPath(p.program); err != nil {
				t.Skipf("NOT TRIED: %v", err)
			}
			echo := httptest.NewServer(http.HandlerFunc(sayWhoAsks))
			defer echo.Close()
			client := p.start(t, strings.TrimPrefix(echo.URL, "http://"))
			said := told(t, client, "https://play.example.org/", "198.51.100.7")
			if got := strings.TrimSpace(said[strings.LastIndex(said, ",")+1:]); got !=
				"127.0.0.1 play.example.org" {
				t.Errorf("who asks is %q, of %q", got, said)
			}
		})
	}
}

func sayWhoAsks(w http.ResponseWriter, r *http.Request) {
	lines := r.Header.Values("X-Forwarded-For")
	_, _ = fmt.Fprint(w, lines[len(lines)-1], " ", r.Host)
}

// What the container and the unit run is a command of this program. The container believes nobody
// who says to be a proxy.
func TestDeployedCommandsAreOurs(t *testing.T) {
	container, unit := deployed(t, "Containerfile"), deployed(t, "twobanners.service")
	_, entry, _ := strings.Cut(container, "ENTRYPOINT ")
	var args []string
	if err := json.Unmarshal([]byte(strings.ReplaceAll(entry, "\\\n", "")), &args); err != nil {
		t.Fatal(err)
	}
	parses(t, args)
	if strings.Contains(entry, "--proxy") {
		t.Error("the container believes X-Forwarded-For of anybody")
	}
	_, start, _ := strings.Cut(strings.ReplaceAll(unit, "\\\n", ""), "ExecStart=")
	start, _, _ = strings.Cut(start, "\n")
	_, options, _ := strings.Cut(deployed(t, "twobanners.default"), `TWOBANNERS="`)
	options, _, whole := strings.Cut(options, `"`)
	if !whole || !strings.Contains(start, " $TWOBANNERS") {
		t.Error("the unit has no options")
	}
	parses(t, strings.Fields(strings.ReplaceAll(start, "$TWOBANNERS", options)))
}

func deployed(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "deploy", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func parses(t *testing.T, args []string) {
	t.Helper()
	parser, err := kong.New(&commands{}, kong.Vars{"game": "smallworld"})
	if err == nil {
		_, err = parser.Parse(args[1:])
	}
	if err != nil {
		t.Errorf("%v: %v", args, err)
	}
}

// start runs the program before a server, and gives a client that reaches it by its name.
func (p *proxy) start(t *testing.T, server string) *http.Client {
	t.Helper()
	dir := t.TempDir()
	file, port := deployed(t, p.file), freePort(t)
	for _, e := range append(p.edit, [2]string{"127.0.0.1:8080", server}) {
		if strings.Count(file, e[0]) != 1 {
			t.Fatalf("%s does not say %q once", p.file, e[0])
		}
		file = strings.Replace(file, e[0], e[1], 1)
	}
	file = strings.NewReplacer("{dir}", dir, "{port}", port, "{http}", freePort(t)).Replace(
		strings.Replace(p.wrap, "{file}", file, 1))
	name := filepath.Join(dir, p.file)
	if err := os.WriteFile(name, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	writeCertificate(t, filepath.Join(dir, "all.pem"))
	if said, err := p.command(t.Context(), dir, p.check, name).CombinedOutput(); err != nil {
		t.Fatalf("%s refuses deploy/%s: %v\n%s", p.program, p.file, err, said)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	running := p.command(ctx, dir, p.run, name)
	if err := running.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		_ = running.Wait() // it is interrupted
		close(ended)
	}()
	t.Cleanup(func() { cancel(); <-ended })
	at := "127.0.0.1:" + port
	for { // until it listens
		c, err := net.Dial("tcp", at)
		if err == nil {
			_ = c.Close()
			return clientOf(t, at)
		}
		select {
		case <-ended:
			t.Fatalf("%s has ended: %v", p.program, err)
		case <-time.After(10 * time.Millisecond):
		}
	}
}

func (p *proxy) command(ctx context.Context, dir string, args []string, name string) *exec.Cmd {
	c := exec.CommandContext(ctx, p.program, append(append([]string(nil), args...), name)...)
	c.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	c.WaitDelay = 5 * time.Second
	return c
}

func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}

// writeCertificate writes the key and the certificate that package httptest brings along.
func writeCertificate(t *testing.T, name string) {
	t.Helper()
	s := httptest.NewTLSServer(nil)
	defer s.Close()
	own := s.TLS.Certificates[0]
	key, err := x509.MarshalPKCS8PrivateKey(own.PrivateKey)
	if err != nil {
		t.Fatal(err)
	}
	text := pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: key})
	text = append(text, pem.EncodeToMemory(&pem.Block{
		Type: "CERTIFICATE", Bytes: own.Certificate[0],
	})...)
	if err := os.WriteFile(name, text, 0o600); err != nil {
		t.Fatal(err)
	}
}

// clientOf is a browser for which play.example.org is at an address.
func clientOf(t *testing.T, at string) *http.Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	way := &http.Transport{
		ForceAttemptHTTP2: true,
		//nolint:gosec // the certificate is of another name, and nothing is secret
		TLSClientConfig: &tls.Config{InsecureSkipVerify: true, ServerName: "play.example.org"},
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", at)
		},
	}
	t.Cleanup(way.CloseIdleConnections)
	return &http.Client{Jar: jar, Transport: way}
}

// told is an answer to somebody who says to be another address.
func told(t *testing.T, client *http.Client, address, lie string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "GET", address, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("X-Forwarded-For", lie)
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// wholeGame lets bots play while somebody watches, to the end, in one stream over HTTP/2.
func wholeGame(t *testing.T, client *http.Client) {
	t.Helper()
	const site = "https://play.example.org/"
	var table struct{ ID string }
	ask(t, client, "POST", site+"api/tables", `{"game":"smallworld","options":{"rounds":4},
		"seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]}`, &table)
	stream, err := client.Get(site + "api/tables/" + table.ID + "/stream?after=0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = stream.Body.Close() }()
	if stream.ProtoMajor != 2 || stream.Header.Get("Content-Encoding") != "" {
		t.Errorf("the stream is %s, encoded %q", stream.Proto,
			stream.Header.Get("Content-Encoding"))
	}
	seen := 0
	lines := bufio.NewReader(stream.Body)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			t.Fatalf("after %d entries: %v", seen, err)
		}
		if id, is := strings.CutPrefix(strings.TrimSpace(line), "id: "); is {
			if seen++; id != fmt.Sprint(seen) {
				t.Fatalf("entry %s comes as number %d", id, seen)
			}
		}
		if strings.Contains(line, `"status":"over"`) {
			break
		}
	}
	var end struct{ Seq int }
	ask(t, client, "GET", site+"api/tables/"+table.ID, "", &end)
	if seen == 0 || seen != end.Seq {
		t.Errorf("%d entries came of %d", seen, end.Seq)
	}
}
