package patch

import "bytes"

// begins tells whether a text begins with a value.
func begins(text, value []byte) bool {
	if !bytes.HasPrefix(text, value) {
		return false
	}
	switch value[len(value)-1] {
	case '}', ']', '"':
		return true
	default: // a number goes on as long as it is not ended
		return len(text) == len(value) || marks[text[len(value)]] != 0
	}
}

// find is where an object has a member, from one of them on, or -1. The key comes with its colon.
func find(object []byte, i int, key []byte) int {
	for object[i] != '}' {
		if bytes.HasPrefix(object[i:], key) {
			return i
		}
		if i = End(object, End(object, i)+1); object[i] == ',' {
			i++
		}
	}
	return -1
}

// Member is the text of a member of an object, by its name; nil if there is none. The text is
// compact JSON.
func Member(object []byte, name string) []byte {
	if len(object) == 0 || object[0] != '{' {
		return nil
	}
	for i := 1; i < len(object) && object[i] == '"'; i++ { // after a comma
		colon := End(object, i)
		if colon+1 >= len(object) {
			return nil
		}
		stop := End(object, colon+1)
		if string(object[i+1:colon-1]) == name {
			return object[colon+1 : stop]
		}
		i = stop
	}
	return nil
}

// Bytes that matter where a value ends.
const (
	opens byte = iota + 1
	closes
	quotes
	follows
)

var marks = [256]byte{
	'{': opens, '[': opens, '}': closes, ']': closes, '"': quotes, ',': follows,
}

// End is where the value that begins at i ends, or else the text. The text is compact JSON.
func End(text []byte, i int) int {
	depth := 0
	for ; i < len(text); i++ {
		switch marks[text[i]] {
		case 0:
			continue
		case quotes:
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			if depth == 0 {
				return min(i+1, len(text))
			}
		case opens:
			depth++
		case closes:
			if depth--; depth <= 0 {
				return i + 1 + depth // before what closes something around the value
			}
		case follows:
			if depth == 0 {
				return i
			}
		}
	}
	return len(text)
}
