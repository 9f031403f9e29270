package content

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// maxEmblem is the longest drawing: a client loads those of all things at once.
const maxEmblem = 4 << 10

var (
	number     = `[-+]?[0-9]*\.?[0-9]+`
	coordinate = regexp.MustCompile(`^` + number + `$`)
	// shapes are what a drawing may be made of, with what an attribute of each may say: a client
	// puts it into its page as it is.
	shapes  = []string{"g", "path", "circle", "ellipse"}
	drawing = map[string]*regexp.Regexp{
		"d":            regexp.MustCompile(`^[MmLlHhVvCcSsQqTtAaZz0-9 .,+-]*$`),
		"cx":           coordinate,
		"cy":           coordinate,
		"r":            coordinate,
		"rx":           coordinate,
		"ry":           coordinate,
		"stroke-width": coordinate,
		"class":        regexp.MustCompile(`^(k|kc|o|w)( (k|kc|o|w))*$`),
		"fill-rule":    regexp.MustCompile(`^evenodd$`),
		"transform": regexp.MustCompile(
			`^(rotate|translate|scale)\(` + number + `([ ,]` + number + `)*\)$`),
	}
)

// emblem reads the drawing of a thing: the shapes inside an svg element, in a box from -50 to 50.
func (l *loader) emblem(from layer, k *kind, t *Thing) {
	file := path.Join(k.dir, t.ID, "emblem.svg")
	data, err := fs.ReadFile(from.fsys, file)
	if err != nil {
		return
	}
	r := &reader{file: path.Join(from.name, file), problems: &l.problems}
	if len(data) > maxEmblem {
		r.failAt(1, "longer than %d bytes", maxEmblem)
		return
	}
	t.Drawing = r.shapes(data)
}

// shapes writes a drawing anew from what it understands: nothing else can come through.
func (r *reader) shapes(data []byte) string {
	var out strings.Builder
	in := xml.NewDecoder(bytes.NewReader(data))
	for depth := 0; ; {
		token, err := in.Token()
		line, _ := in.InputPos()
		if errors.Is(err, io.EOF) {
			return out.String()
		}
		if err != nil {
			r.failAt(line, "is no drawing: %v", err)
			return ""
		}
		what := ""
		switch token := token.(type) {
		case xml.StartElement:
			if depth++; depth > 1 {
				what = openShape(&out, token)
			} else if token.Name.Local != "svg" {
				what = "begins with an svg element"
			}
		case xml.EndElement:
			if depth--; depth > 0 {
				closeShape(&out, token.Name.Local)
			}
		case xml.CharData:
			if strings.TrimSpace(string(token)) != "" {
				what = "a drawing holds no text"
			}
		case xml.Directive:
			what = "a drawing declares nothing"
		default: // comments and the like are left out
		}
		if what != "" {
			r.failAt(line, "%s", what)
			return ""
		}
	}
}

func openShape(out *strings.Builder, shape xml.StartElement) string {
	name := shape.Name.Local
	if !slices.Contains(shapes, name) {
		return fmt.Sprintf("a drawing holds %s, not %q", strings.Join(shapes, ", "), name)
	}
	out.WriteString("<" + name)
	for _, a := range shape.Attr {
		allowed := drawing[a.Name.Local]
		switch {
		case allowed == nil || a.Name.Space != "":
			return fmt.Sprintf("a drawing has no %q", a.Name.Local)
		case !allowed.MatchString(a.Value):
			return fmt.Sprintf("%s cannot be %q", a.Name.Local, a.Value)
		}
		out.WriteString(" " + a.Name.Local + `="` + a.Value + `"`)
	}
	out.WriteString(">")
	return ""
}

// closeShape ends an element, in one tag if nothing is inside.
func closeShape(out *strings.Builder, name string) {
	text := out.String()
	if at := strings.LastIndexByte(text, '<'); strings.HasPrefix(text[at:], "<"+name) &&
		!strings.HasPrefix(text[at:], "</") && strings.HasSuffix(text, ">") &&
		!strings.HasSuffix(text, "/>") {
		out.Reset()
		out.WriteString(strings.TrimSuffix(text, ">") + "/>")
		return
	}
	out.WriteString("</" + name + ">")
}
