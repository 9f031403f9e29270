// Package pgtest starts a temporary PostgreSQL server for a test: in a folder that does not last,
// as a user that is not root, which PostgreSQL refuses.
package pgtest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

// Server is a PostgreSQL server.
type Server struct {
	dir  string
	bin  string
	port int
	as   *syscall.Credential // nil: as ourselves
	set  []string            // settings of the server
	run  *exec.Cmd
}

// NoSync leaves flushing to the disk to the system: a killed process loses nothing by it.
const NoSync = "fsync=off"

// Start makes a database in a new folder and starts a server for it, with settings of its own.
func Start(settings ...string) (*Server, error) {
	s := &Server{set: settings}
	var err error
	if s.bin, err = programs(); err != nil {
		return nil, err
	}
	if s.dir, err = os.MkdirTemp("", "twobanners-pg-"); err != nil {
		return nil, err
	}
	if err := s.begin(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Server) begin() (err error) {
	if os.Geteuid() == 0 {
		if s.as, err = somebody(); err != nil {
			return err
		}
		if err := os.Chown(s.dir, int(s.as.Uid), int(s.as.Gid)); err != nil {
			return err
		}
	}
	init := s.command("initdb", "-D", filepath.Join(s.dir, "data"), "-A", "trust", "-U", "postgres",
		"-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
	if text, err := init.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, text)
	}
	socket, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	s.port = socket.Addr().(*net.TCPAddr).Port
	if err := socket.Close(); err != nil {
		return err
	}
	return s.Up()
}

// programs finds the folder of PostgreSQL's programs: Debian keeps them out of the path.
func programs() (string, error) {
	if at, err := exec.LookPath("initdb"); err == nil {
		at, err = filepath.EvalSymlinks(at) // the others are beside the real one
		return filepath.Dir(at), err
	}
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil || len(found) == 0 {
		return "", errors.New("there is no PostgreSQL here: `make postgres` installs Debian's")
	}
	return filepath.Dir(found[len(found)-1]), nil
}

// somebody is who runs the server when root starts the test.
func somebody() (*syscall.Credential, error) {
	who, err := user.Lookup("postgres")
	if err != nil {
		if who, err = user.Lookup("nobody"); err != nil {
			return nil, err
		}
	}
	uid, err := strconv.ParseUint(who.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(who.Gid, 10, 32)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, err
}

func (s *Server) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(s.bin, name), args...)
	c.Dir = s.dir
	c.SysProcAttr = &syscall.SysProcAttr{Credential: s.as}
	return c
}

// Up starts the server and waits until it answers.
func (s *Server) Up() error {
	args := []string{
		"-D", filepath.Join(s.dir, "data"), "-p", strconv.Itoa(s.port), "-k", s.dir,
		"-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200",
	}
	for _, set := range s.set {
		args = append(args, "-c", set)
	}
	s.run = s.command("postgres", args...)
	log, err := os.OpenFile(filepath.Join(s.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	s.run.Stderr, s.run.Stdout = log, log
	if err := errors.Join(s.run.Start(), log.Close()); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	every := time.NewTicker(20 * time.Millisecond)
	defer every.Stop()
	for ; ctx.Err() == nil; <-every.C {
		ready := s.command("pg_isready", "-q", "-h", "127.0.0.1", "-p", strconv.Itoa(s.port))
		if ready.Run() == nil {
			return nil
		}
	}
	text, _ := os.ReadFile(filepath.Join(s.dir, "log"))
	return fmt.Errorf("PostgreSQL does not answer: %s", text)
}

// Kill ends the server and all that it started at once, as a power cut would. It is stopped first,
// so that it starts nothing more and its children can be told by their parent; and all of them are
// waited for: one that is still there holds the shared memory, and no new server would start.
func (s *Server) Kill() error {
	if s.run == nil || s.run.Process == nil {
		return nil
	}
	server := s.run.Process.Pid
	if err := syscall.Kill(server, syscall.SIGSTOP); err != nil {
		return err
	}
	started := children(server)
	for _, child := range started {
		_ = syscall.Kill(child, syscall.SIGKILL) // it may have gone by itself
	}
	err := syscall.Kill(server, syscall.SIGKILL)
	_ = s.run.Wait() // it was killed, and says so
	s.run = nil
	for _, child := range started {
		err = errors.Join(err, gone(child))
	}
	return err
}

// gone waits until a process is no more, or waits for nothing but its parent to take note.
func gone(pid int) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	every := time.NewTicker(time.Millisecond)
	defer every.Stop()
	for ; ctx.Err() == nil; <-every.C {
		state, _ := status(pid)
		if state == "" || state == "Z" {
			return nil
		}
	}
	return fmt.Errorf("process %d does not end", pid)
}

// Pause stops every process of it where it stands.
func (s *Server) Pause() error { return s.signal(syscall.SIGSTOP) }

// Resume lets them go on.
func (s *Server) Resume() error { return s.signal(syscall.SIGCONT) }

// signal goes to the server and to its children, which are in groups of their own.
func (s *Server) signal(signal syscall.Signal) error {
	if s.run == nil || s.run.Process == nil {
		return nil
	}
	server := s.run.Process.Pid
	err := syscall.Kill(server, signal)
	for _, child := range children(server) {
		_ = syscall.Kill(child, signal) // it may have gone by itself
	}
	return err
}

// children are the processes that a process has started.
func children(of int) (list []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, stat := range stats {
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(stat)))
		if err != nil {
			continue
		}
		if _, parent := status(pid); parent == strconv.Itoa(of) {
			list = append(list, pid)
		}
	}
	return list
}

// status is the state and the parent of a process, nothing if it has gone.
func status(pid int) (state, parent string) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "", ""
	}
	// pid (name) state parent ...; a name may hold anything
	fields := bytes.Fields(text[bytes.LastIndexByte(text, ')')+1:])
	if len(fields) < 2 {
		return "", ""
	}
	return string(fields[0]), string(fields[1])
}

// Close ends the server and forgets its database.
func (s *Server) Close() error {
	return errors.Join(s.Kill(), os.RemoveAll(s.dir))
}

// URL is the address of a database of the server; the one that is always there is postgres.
func (s *Server) URL(database string) string {
	return fmt.Sprintf("postgres://postgres@127.0.0.1:%d/%s", s.port, database)
}
