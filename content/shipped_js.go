package content

import "embed"

// The engine for browsers brings its boxes as data and reads no file.
var shipped embed.FS
