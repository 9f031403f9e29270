package store

import (
	"encoding/base64"
	"fmt"
)

// Cell makes a value that was read from a stream one that a database takes.
func (c Column) Cell(value any) (any, error) {
	if value == nil {
		return nil, nil
	}
	switch v := value.(type) {
	case string:
		if c.Kind == Bytes {
			return base64.StdEncoding.DecodeString(v)
		}
		if c.Kind == Text {
			return v, nil
		}
	case bool:
		if c.Kind == Truth {
			return v, nil
		}
	case float64:
		if c.Kind == Real {
			return v, nil
		}
		if c.Kind == Whole && v == float64(int64(v)) { // times and numbers are far below 2^53
			return int64(v), nil
		}
	}
	return nil, fmt.Errorf("%v is nothing for a column %s", value, c.Name)
}
