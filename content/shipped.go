//go:build !js

package content

import "embed"

// What the cases of things say is no content: it lies beside it, and is not shipped.
//
//go:embed smallworld/*.yaml smallworld/*/*/*.yaml smallworld/*/*/*.ftl smallworld/*/*/*.svg
//go:embed lordaeron
var shipped embed.FS
