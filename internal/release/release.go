// Package release holds the version number of the program; CHANGELOG.md says what came with it.
package release

// Version is the version number. It is raised by the commit that gives CHANGELOG.md its heading.
const Version = "1.0.0"
