package content

import "fmt"

// The YAML parser spends memory by the square of the nesting: 250 kB of opening brackets take all
// there is. Our own files stay far below these bounds.
const (
	maxFile  = 64 << 10
	maxLine  = 1000
	maxDepth = 16
)

// hostile says why, and on which line, a file is not even worth parsing.
func hostile(data []byte) (line int, reason string) {
	if len(data) > maxFile {
		return 1, fmt.Sprintf("longer than %d bytes", maxFile)
	}
	line = 1
	length, depth := 0, 0
	for _, c := range data {
		length++
		switch c {
		case '\n':
			line++
			length = 0
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(0, depth-1)
		}
		if length > maxLine {
			return line, fmt.Sprintf("line longer than %d bytes", maxLine)
		}
		if depth > maxDepth {
			return line, fmt.Sprintf("brackets nested deeper than %d", maxDepth)
		}
	}
	return 0, ""
}
