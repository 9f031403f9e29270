package load

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"time"
)

// line is a connection to the server. It is used by one goroutine, and costs less than the
// connections of package http: a client that shares the cores must not be what is measured.
type line struct {
	driver *driver
	node   int           // the one it leads to
	others map[int]*line // to other nodes
	conn   net.Conn
	in     *bufio.Reader
	text   []byte // of the request, which is sent at once
	body   []byte // of a request that is put together
	used   time.Time
}

const (
	lineBuffer = 16 << 10
	lineRest   = 5 * time.Second // a server hangs up on those who say nothing for longer
)

// at is a line to a node.
func (l *line) at(node int) *line {
	if node == l.node {
		return l
	}
	if l.others == nil {
		l.others = map[int]*line{}
	}
	if l.others[node] == nil {
		l.others[node] = &line{driver: l.driver, node: node}
	}
	return l.others[node]
}

func (l *line) host() string {
	if l.node == 0 {
		return l.driver.URL.Host
	}
	return l.driver.More[l.node-1].URL.Host
}

// dial connects, unless the line is still good.
func (l *line) dial() error {
	now := l.driver.Now()
	if l.conn != nil && now.Sub(l.used) < lineRest {
		l.used = now
		return nil
	}
	if l.conn != nil {
		_ = l.conn.Close() // nothing is lost: every answer was read
	}
	conn, err := (&net.Dialer{}).DialContext(l.driver.ctx, "tcp", l.host())
	if err != nil {
		return err
	}
	l.conn, l.in, l.used = conn, bufio.NewReaderSize(conn, lineBuffer), now
	return nil
}

func (l *line) close() {
	if l.conn != nil {
		_ = l.conn.Close() // nothing is lost: every answer was read
	}
	for _, other := range l.others {
		other.close()
	}
}

// send sends a request and reads the head of its answer.
func (l *line) send(method, path, cookie string, body []byte) (*http.Response, error) {
	if err := l.say(method, path, cookie, body); err != nil {
		return nil, err
	}
	return http.ReadResponse(l.in, nil)
}

// say sends a request.
func (l *line) say(method, path, cookie string, body []byte) error {
	if err := l.dial(); err != nil {
		return err
	}
	l.text = l.text[:0]
	for _, part := range [...]string{method, " ", path, " HTTP/1.1\r\nHost: ", l.host()} {
		l.text = append(l.text, part...)
	}
	if cookie != "" {
		l.text = append(append(l.text, "\r\nCookie: "...), cookie...)
	}
	l.text = append(l.text, "\r\nContent-Length: "...)
	l.text = append(strconv.AppendInt(l.text, int64(len(body)), 10), "\r\n\r\n"...)
	l.text = append(l.text, body...)
	_, err := l.conn.Write(l.text)
	return err
}

// post sends a request whose answer is short, and reads no more of that than whether it is good.
func (l *line) post(path, cookie string, body []byte) error {
	if err := l.say("POST", path, cookie, body); err != nil {
		return err
	}
	status, length := 0, -1
	for {
		head, err := l.in.ReadSlice('\n')
		if err != nil {
			return err
		}
		if len(head) <= len("\r\n") {
			break
		}
		if text, ok := bytes.CutPrefix(head, []byte("HTTP/1.1 ")); ok {
			status, err = strconv.Atoi(string(text[:min(len(text), len("200"))]))
		} else if text, ok := bytes.CutPrefix(head, []byte("Content-Length: ")); ok {
			length, err = strconv.Atoi(string(bytes.TrimSpace(text)))
		}
		if err != nil {
			return err
		}
	}
	if length < 0 || length > lineBuffer {
		return errors.New("the answer does not say how long it is, or is long")
	}
	text, err := l.in.Peek(length)
	if err == nil && status != http.StatusOK {
		err = &refusal{status, string(text)}
	}
	_, lost := l.in.Discard(len(text))
	return errors.Join(err, lost)
}

// refusal is an answer that is not OK.
type refusal struct {
	status int
	text   string
}

func (r *refusal) Error() string {
	return fmt.Sprintf("the server answered %d: %s", r.status, r.text)
}

// ask sends a request and reads its answer. It returns the cookie that was set, if any.
func (l *line) ask(method, path, cookie string, body []byte, into any) (set string, err error) {
	answer, err := l.send(method, path, cookie, body)
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(answer.Body)
	if err = errors.Join(err, answer.Body.Close()); err != nil {
		return "", err
	}
	if answer.StatusCode != http.StatusOK {
		return "", &refusal{answer.StatusCode, string(text)}
	}
	for _, c := range answer.Cookies() {
		set = c.Name + "=" + c.Value
	}
	if into == nil {
		return set, nil
	}
	return set, json.Unmarshal(text, into)
}
