package game

// TermID names a term of a sum; each game has its own list.
type TermID uint8

// Term is one named part of a sum. It is small because search makes sums by the million.
type Term struct {
	ID TermID
	N  int16
}

// MaxTerms is the most terms one sum can have.
const MaxTerms = 16

// Sum is a number that can explain itself: the total a rule uses and the terms it is made of.
type Sum struct {
	Total int32
	count uint8
	terms [MaxTerms]Term
}

// Add adds a term; a term of nothing is left out.
func (s *Sum) Add(id TermID, n int) {
	if n == 0 {
		return
	}
	s.Total += int32(n)
	s.terms[s.count] = Term{id, int16(n)}
	s.count++
}

// Terms are the parts in the order they were added.
func (s *Sum) Terms() []Term { return s.terms[:s.count] }

// NamedTerm is a term as the outside sees it.
type NamedTerm struct {
	Name string `json:"name"`
	N    int    `json:"n"`
}
