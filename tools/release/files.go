package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// file is a file of an archive.
type file struct {
	name string // with slashes, as it lies in the archive
	data []byte
	mode int64
}

// with is what an archive holds beside the program.
func with(binary []byte, name string, notices []byte) ([]file, error) {
	files := []file{{"twobanners/" + name, binary, 0o755}, {"twobanners/NOTICES", notices, 0o644}}
	return and(files, map[string]string{
		"LICENSE": "twobanners/LICENSE", "CHANGELOG.md": "twobanners/CHANGELOG.md",
		"docs/operating.md": "twobanners/operating.md",
	})
}

// installed is where the files lie on a machine with the Debian package.
func installed(binary, notices []byte) ([]file, error) {
	unit, err := os.ReadFile("deploy/twobanners.service")
	if err != nil {
		return nil, err
	}
	license, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	docs := "usr/share/doc/twobanners/"
	files := []file{
		{"usr/bin/twobanners", binary, 0o755},
		{
			"usr/lib/systemd/system/twobanners.service",
			bytes.ReplaceAll(unit, []byte("/usr/local/bin/"), []byte("/usr/bin/")), 0o644,
		},
		{docs + "copyright", slices.Concat(license, []byte("\n"), notices), 0o644},
	}
	return and(files, map[string]string{
		"deploy/twobanners.default": conffile, "CHANGELOG.md": docs + "CHANGELOG.md",
		"docs/operating.md": docs + "README.md", "docs/security.md": docs + "security.md",
		"deploy/README.md":    docs + "deploy/README.md",
		"deploy/Caddyfile":    docs + "deploy/Caddyfile",
		"deploy/nginx.conf":   docs + "deploy/nginx.conf",
		"deploy/haproxy.cfg":  docs + "deploy/haproxy.cfg",
		"deploy/alerts.yml":   docs + "deploy/alerts.yml",
		"deploy/grafana.json": docs + "deploy/grafana.json",
	})
}

// and adds files of the checkout under other names, and sorts all of them.
func and(files []file, more map[string]string) ([]file, error) {
	for from, name := range more {
		data, err := os.ReadFile(from)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name, data, 0o644})
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return files, nil
}

// notices are the licences of everything of others that is in the program.
func (t target) notices() ([]byte, error) {
	list := exec.Command("go", "list", "-deps", "-f",
		"{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}",
		"./cmd/twobanners")
	list.Env = append(os.Environ(), t.environment()...)
	text, err := list.Output()
	if err != nil {
		return nil, err
	}
	lines := strings.Fields(strings.ReplaceAll(string(text), " ", "@"))
	parts := map[string]string{}
	for i := 0; i+1 < len(lines); i += 2 {
		parts[lines[i]] = lines[i+1]
	}
	goroot, err := output("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	parts["The Go Programming Language"] = goroot
	for _, part := range []string{"svelte", "@fontsource/alegreya", "@fontsource/alegreya-sans"} {
		parts[part] = "web/node_modules/" + part
	}
	var all bytes.Buffer
	all.WriteString("This program contains work of others, under these licences.\n")
	for _, part := range slices.Sorted(maps.Keys(parts)) {
		licence, err := licenceIn(parts[part])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", part, err)
		}
		fmt.Fprintf(&all, "\n== %s\n\n%s\n", part, bytes.TrimSpace(licence))
	}
	all.WriteString("\n== @fluent/bundle\n\nApache License 2.0, Mozilla and contributors\n")
	return all.Bytes(), nil
}

// licenceIn reads the licence that lies in a folder.
func licenceIn(dir string) ([]byte, error) {
	for _, pattern := range []string{"LICENSE*", "LICENCE*", "License*", "COPYING*"} {
		names, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return nil, err
		}
		if len(names) > 0 {
			return os.ReadFile(names[0])
		}
	}
	return nil, fmt.Errorf("no licence in %s", dir)
}

// checksums writes SHA256SUMS of the files in a folder, for `sha256sum -c`.
func checksums(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), f.Name())
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644)
}
