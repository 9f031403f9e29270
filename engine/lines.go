package engine

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

// maxLine bounds what one request may hold; a recorded game of Small World
// takes a thousandth of it.
const maxLine = 16 << 20

var errLongLine = fmt.Errorf("the line is longer than %d bytes", maxLine)

// readLine reads to the next line end. Of a line that is too long nothing is kept, but all of it is
// read, so that the next request is found.
func readLine(from *bufio.Reader) ([]byte, error) {
	var line []byte
	size := 0
	for {
		part, err := from.ReadSlice('\n')
		size += len(part)
		if size <= maxLine {
			line = append(line, part...)
		} else {
			line = nil
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (!errors.Is(err, io.EOF) || size == 0):
			return nil, err
		case size > maxLine:
			return nil, errLongLine
		default:
			return line, nil
		}
	}
}
