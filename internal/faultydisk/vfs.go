package faultydisk

import (
	"path/filepath"
	"sync"
	"unsafe"

	"modernc.org/libc"
	codes "modernc.org/sqlite/lib"
)

// SQLite's own file system for this machine, with four calls of ours before it. A file knows its
// calls by a table, so each table of the original has a changed copy.
var shim = struct {
	sync.Mutex
	disks  map[string]life // by folder
	files  map[uintptr]opened
	copies map[uintptr]uintptr
	base   *codes.Tsqlite3_vfs
}{disks: map[string]life{}, files: map[uintptr]opened{}, copies: map[uintptr]uintptr{}}

// life is a disk between two starts.
type life struct {
	d *Disk
	n int
}

// opened is a file that SQLite has open.
type opened struct {
	life
	name string
	real *codes.Tsqlite3_io_methods
}

func remember(dir string, d *Disk) {
	shim.Lock()
	defer shim.Unlock()
	shim.disks[dir] = life{d, d.lives}
}

// forget lets go of a disk's former life.
func forget(d *Disk) {
	shim.Lock()
	defer shim.Unlock()
	for dir, other := range shim.disks {
		if other.d == d {
			delete(shim.disks, dir)
		}
	}
	tls := libc.NewTLS()
	defer tls.Close()
	for file, f := range shim.files { // as the end of a process does with what it left open
		if f.d == d {
			call[unmapCall](f.real.FxShmUnmap)(tls, file, 0)
			call[closeCall](f.real.FxClose)(tls, file)
			delete(shim.files, file)
		}
	}
}

func lifeOf(name string) (life, string) {
	shim.Lock()
	defer shim.Unlock()
	return shim.disks[filepath.Dir(name)], filepath.Base(name)
}

func fileAt(at uintptr) opened {
	shim.Lock()
	defer shim.Unlock()
	return shim.files[at]
}

// The types of SQLite's calls.
type (
	openCall     = func(*libc.TLS, uintptr, uintptr, uintptr, int32, uintptr) int32
	deleteCall   = func(*libc.TLS, uintptr, uintptr, int32) int32
	unmapCall    = func(*libc.TLS, uintptr, int32) int32
	closeCall    = func(*libc.TLS, uintptr) int32
	writeCall    = func(*libc.TLS, uintptr, uintptr, int32, int64) int32
	truncateCall = func(*libc.TLS, uintptr, int64) int32
	syncCall     = func(*libc.TLS, uintptr, int32) int32
)

// call makes a Go function of a pointer to one, and pointer the other way: this is how translated C
// keeps functions in its tables.
func call[F any](at uintptr) F { return *(*F)(unsafe.Pointer(&struct{ uintptr }{at})) }

func pointer[F any](f F) uintptr { return *(*uintptr)(unsafe.Pointer(&struct{ f F }{f})) }

func at[T any](p uintptr) *T { return (*T)(*(*unsafe.Pointer)(unsafe.Pointer(&p))) }

const name = "faulty"

// vfsName registers the file system, once, and says under which name.
var vfsName = sync.OnceValue(func() string {
	tls := libc.NewTLS()
	if rc := codes.Xsqlite3_initialize(tls); rc != codes.SQLITE_OK {
		panic("SQLite does not begin")
	}
	base := codes.Xsqlite3_vfs_find(tls, 0)
	size := unsafe.Sizeof(codes.Tsqlite3_vfs{})
	mine := libc.Xmalloc(tls, libc.Tsize_t(size))
	called, err := libc.CString(name)
	if err != nil {
		panic(err)
	}
	shim.base = at[codes.Tsqlite3_vfs](base)
	v := at[codes.Tsqlite3_vfs](mine)
	*v = *shim.base
	v.FzName, v.FpNext = called, 0
	v.FxOpen, v.FxDelete = pointer[openCall](open), pointer[deleteCall](remove)
	if rc := codes.Xsqlite3_vfs_register(tls, mine, 0); rc != codes.SQLITE_OK {
		panic("SQLite does not take the file system")
	}
	return name
})

func open(tls *libc.TLS, vfs, zName, file uintptr, flags int32, out uintptr) int32 {
	rc := call[openCall](shim.base.FxOpen)(tls, vfs, zName, file, flags, out)
	if rc != codes.SQLITE_OK || zName == 0 {
		return rc
	}
	l, base := lifeOf(libc.GoString(zName))
	if l.d == nil || !tracked(base) {
		return rc
	}
	shim.Lock()
	defer shim.Unlock()
	f := at[codes.Tsqlite3_file](file)
	if shim.copies[f.FpMethods] == 0 {
		made := libc.Xmalloc(tls, libc.Tsize_t(unsafe.Sizeof(codes.Tsqlite3_io_methods{})))
		m := at[codes.Tsqlite3_io_methods](made)
		*m = *at[codes.Tsqlite3_io_methods](f.FpMethods)
		m.FxClose, m.FxWrite = pointer[closeCall](shut), pointer[writeCall](write)
		m.FxTruncate, m.FxSync = pointer[truncateCall](truncate), pointer[syncCall](flush)
		shim.copies[f.FpMethods] = made
	}
	real := at[codes.Tsqlite3_io_methods](f.FpMethods)
	shim.files[file] = opened{l, base, real}
	f.FpMethods = shim.copies[f.FpMethods]
	return rc
}

func shut(tls *libc.TLS, file uintptr) int32 {
	f := fileAt(file)
	if f.real == nil {
		return codes.SQLITE_OK // its process has ended
	}
	rc := call[closeCall](f.real.FxClose)(tls, file)
	shim.Lock()
	defer shim.Unlock()
	delete(shim.files, file)
	return rc
}

// result is what SQLite is told.
func result(bad fault, failure int32) int32 {
	switch bad {
	case fine:
		return codes.SQLITE_OK
	case noRoom:
		return codes.SQLITE_FULL
	default:
		return failure
	}
}

func write(tls *libc.TLS, file, data uintptr, n int32, from int64) int32 {
	f := fileAt(file)
	text := unsafe.Slice(at[byte](data), n)
	return result(f.d.write(f.n, f.name, from, text, func(most int) bool {
		return call[writeCall](f.real.FxWrite)(tls, file, data, int32(most), from) == 0
	}), codes.SQLITE_IOERR_WRITE)
}

func truncate(tls *libc.TLS, file uintptr, size int64) int32 {
	f := fileAt(file)
	return result(f.d.truncate(f.n, f.name, size, func() bool {
		return call[truncateCall](f.real.FxTruncate)(tls, file, size) == 0
	}), codes.SQLITE_IOERR_TRUNCATE)
}

func flush(_ *libc.TLS, file uintptr, _ int32) int32 {
	f := fileAt(file)
	return result(f.d.flush(f.n, f.name), codes.SQLITE_IOERR_FSYNC)
}

func remove(tls *libc.TLS, vfs, zName uintptr, flushed int32) int32 {
	l, base := lifeOf(libc.GoString(zName))
	real := call[deleteCall](shim.base.FxDelete)
	if l.d == nil || !tracked(base) {
		return real(tls, vfs, zName, flushed)
	}
	rc := int32(codes.SQLITE_IOERR_DELETE)
	bad := l.d.remove(l.n, base, flushed != 0, func() bool {
		rc = real(tls, vfs, zName, flushed)
		return rc == codes.SQLITE_OK
	})
	if bad == fine {
		return codes.SQLITE_OK
	}
	return rc
}
