package tidy

import (
	"bytes"
	"regexp"
)

// What ties a file to the machine it was written on. A path counts from the root of a disk only:
// docs/work/x is fine.
var machineWords = []struct {
	pattern *regexp.Regexp
	what    string
}{
	{
		regexp.MustCompile(`(proxy|sum)\.golang\.org|\bgoproxy\.\w+|` +
			`registry\.(npmjs|yarnpkg)\.\w+|npmmirror\.com|\bpypi\.org|static\.crates\.io`),
		"names a package registry: leave the choice to the reader's own set-up",
	},
	{
		regexp.MustCompile(`(^|[^\w.})*-])/(work|root|home/\w+)/`),
		"names a path of one machine: use one relative to the repository",
	},
}

func words(file string, text []byte) []Finding {
	if bytes.IndexByte(text, 0) >= 0 {
		return nil // a picture or a sound
	}
	var found []Finding
	for i, line := range bytes.Split(text, []byte("\n")) {
		for _, banned := range machineWords {
			if banned.pattern.Match(line) {
				found = append(found, Finding{file, i + 1, banned.what})
			}
		}
	}
	return found
}
