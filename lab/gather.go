package lab

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

// Gather plays games and writes down what a net is to learn from: every beginning of a turn, as
// the net would be told about it, with what became of it. docs/weights.md tells the format.
type Gather struct {
	// Studies are the tables to play at, in turn.
	Studies []Study
	Folder  string
	// Games is how many to play; Until, if set, ends it before.
	Games  int
	Until  func() time.Duration
	Played atomic.Int64
}

// Kept describes the records of one kind of table.
type Kept struct {
	Game     string `json:"game"`
	Version  string `json:"version"`
	Kind     string `json:"kind"`
	Seats    int    `json:"seats"`
	Sides    []int  `json:"sides"`
	Features int    `json:"features"`
	Classes  int    `json:"classes"`
	Inputs   int    `json:"inputs"`
	Scene    int    `json:"scene"`
	// Names are those of features and scene.
	Names bot.InputNames `json:"names"`
}

// Run plays on all cores; each worker writes files of its own.
func (g *Gather) Run() error {
	for i := range g.Studies {
		if err := g.describe(&g.Studies[i]); err != nil {
			return err
		}
	}
	var next atomic.Int64
	var workers sync.WaitGroup
	failed := make([]error, runtime.GOMAXPROCS(0))
	for i := range failed {
		workers.Go(func() { failed[i] = g.work(i, &next) })
	}
	workers.Wait()
	for _, err := range failed {
		if err != nil {
			return err
		}
	}
	return nil
}

// describe writes what the records of a kind look like.
func (g *Gather) describe(s *Study) error {
	p, err := s.Position()
	if err != nil {
		return err
	}
	if s.Library.Linear(s.Game.ID(), p) == nil {
		return fmt.Errorf("there is no linear forecast for %s of %s: run lab fit first",
			p.Kind(), s.Game.ID())
	}
	k := Kept{
		Game: s.Game.ID(), Version: s.Game.Version(), Kind: p.Kind(), Seats: s.Seats,
		Inputs: bot.Inputs(p),
	}
	k.Features, k.Scene, k.Classes = p.Shape()
	k.Names = bot.NamesOf(p)
	for seat := range game.Seat(s.Seats) {
		k.Sides = append(k.Sides, int(p.Side(seat)))
	}
	raw, err := json.Marshal(k)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(g.Folder, p.Kind()+".json"), raw, 0o644)
}

func (g *Gather) work(worker int, next *atomic.Int64) (err error) {
	writers := make([]*keeper, len(g.Studies))
	defer func() {
		for _, w := range writers {
			if w != nil {
				err = w.close(err)
			}
		}
	}()
	for {
		number := int(next.Add(1)) - 1
		if number >= g.Games || g.Until != nil && g.Until() <= 0 {
			return nil
		}
		i := number % len(g.Studies)
		if writers[i] == nil {
			if writers[i], err = newKeeper(&g.Studies[i], g.Folder, worker, i); err != nil {
				return err
			}
		}
		if err := writers[i].play(number); err != nil {
			return err
		}
		g.Played.Add(1)
	}
}

// keeper plays games of one kind and keeps their records in a file.
type keeper struct {
	*student
	linear  *bot.Linear
	encoded *bot.Encoded
	file    *os.File
	out     *bufio.Writer
	moments []moment
	bytes   []byte
}

// moment is a beginning of a turn: who is to move, the seats' classes, scores and forecasts, and
// the inputs of a net.
type moment struct {
	mover  game.Seat
	heads  [game.MaxSeats][3]float32
	inputs []uint16
}

func newKeeper(s *Study, folder string, worker, study int) (*keeper, error) {
	student, err := s.student()
	if err != nil {
		return nil, err
	}
	p, err := s.Position()
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%s.%d-%d-%d.records", p.Kind(), s.Seed, worker, study)
	file, err := os.Create(filepath.Join(folder, name))
	if err != nil {
		return nil, err
	}
	return &keeper{
		student: student, linear: s.Library.Linear(s.Game.ID(), p), encoded: bot.NewEncoded(p),
		file: file, out: bufio.NewWriterSize(file, 1<<20),
	}, nil
}

func (k *keeper) close(err error) error {
	if flushed := k.out.Flush(); err == nil {
		err = flushed
	}
	if closed := k.file.Close(); err == nil {
		err = closed
	}
	return err
}

func (k *keeper) play(number int) error {
	kept := 0
	var failed error
	err := k.student.play(number, func(p game.Describer) {
		if kept == len(k.moments) {
			k.moments = append(k.moments, moment{})
		}
		k.note(p, &k.moments[kept])
		kept++
	}, func(p game.Describer) {
		for i := range k.moments[:kept] {
			if err := k.write(p, number, &k.moments[i]); err != nil {
				failed = err
			}
		}
	})
	if err == nil {
		err = failed
	}
	return err
}

func (k *keeper) note(p game.Describer, m *moment) {
	m.mover, m.inputs = p.Actors().First(), m.inputs[:0]
	k.encoded.Encode(p, k.linear, m.mover)
	for s := range p.Seats() {
		e := k.encoded
		m.heads[s] = [3]float32{float32(e.Class[s]), e.Score[s], e.Linear[s]}
		for _, x := range e.Rows[s] {
			m.inputs = append(m.inputs, bot.ToHalf(x))
		}
	}
	for _, x := range k.encoded.Scene {
		m.inputs = append(m.inputs, bot.ToHalf(x))
	}
}

// write writes a record: game and mover, then for each seat class, score, forecast, final score and
// share of the victory, as float32; then the inputs of all seats and the scene, as float16.
func (k *keeper) write(end game.Describer, number int, m *moment) error {
	b := k.bytes[:0]
	put := func(x float32) { b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x)) }
	put(float32(number))
	put(float32(m.mover))
	outcome, _ := end.Outcome()
	for s := range end.Seats() {
		seat := game.Seat(s)
		win := float32(0)
		if outcome.Winners.Has(seat) {
			win = float32(end.Side(seat).Len()) / float32(outcome.Winners.Len())
		}
		for _, x := range m.heads[s] {
			put(x)
		}
		put(float32(end.Score(seat)))
		put(win)
	}
	for _, h := range m.inputs {
		b = binary.LittleEndian.AppendUint16(b, h)
	}
	k.bytes = b
	_, err := k.out.Write(b)
	return err
}
