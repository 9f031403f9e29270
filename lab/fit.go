package lab

import (
	"errors"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"twobanners/bot"
	"twobanners/game"
)

// Fit is the making of a linear forecast: games of a greedy player, a first fit, games of a planner
// that uses it, and a second fit drawn towards the first.
type Fit struct {
	Study
	Games, Again int
	Made         bot.Made
	Played       atomic.Int64
}

const (
	fitRidge   = 30
	fitChunk   = 32 // games a worker takes at a time
	fitLeast   = 60 // samples without which a class borrows from its neighbours
	fitHoldOut = 10 // every tenth game is kept to measure by
)

// Run plays and fits. The result does not depend on the number of cores: chunks are summed in
// order.
func (f *Fit) Run() (*bot.Linear, error) {
	p, err := f.Position()
	if err != nil {
		return nil, err
	}
	features, _, classes := p.Shape()
	linear := &bot.Linear{Game: f.Game.ID(), Kind: p.Kind(), Made: f.Made}
	linear.Names = bot.NamesOf(p).Features
	linear.Weights = make([][]float32, classes)
	first := f.Study
	first.Bot, first.Forks, first.Settles = "greedy", 30, 8
	train, test, err := f.collect(&first, features, classes, f.Games)
	if err != nil {
		return nil, err
	}
	weights := solveAll(train, nil)
	if f.Again > 0 {
		store(linear, weights)
		library := bot.NewLibrary()
		library.Add(linear)
		second := f.Study
		second.Bot, second.Library, second.Seed = fitPlayer, library, f.Seed+1
		second.Forks, second.Settles, second.Whims, second.Whim = 10, 4, 25, 2.5
		if train, test, err = f.collect(&second, features, classes, f.Again); err != nil {
			return nil, err
		}
		weights = solveAll(train, weights)
	}
	store(linear, weights)
	linear.Made.Games = f.Games + f.Again
	linear.Made.Version = f.Game.Version()
	linear.Made.Figures = figures(test, weights)
	return linear, nil
}

const fitPlayer = "plan:width=4:rolls=2:leaf=linear"

// sums are a regression for each class, of the games to fit to and of those held out.
type sums struct{ train, test []*regression }

func newSums(features, classes int) *sums {
	s := &sums{}
	for range classes {
		s.train = append(s.train, newRegression(features))
		s.test = append(s.test, newRegression(features))
	}
	return s
}

// collect plays the games of a study and sums their samples up.
func (f *Fit) collect(
	study *Study, features, classes, games int,
) (train, test []*regression, err error) {
	total := newSums(features, classes)
	var mutex sync.Mutex
	turn := sync.NewCond(&mutex)
	merged, failed := 0, error(nil)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for {
				chunk := int(next.Add(1)) - 1
				if chunk*fitChunk >= games {
					return
				}
				part, err := f.chunk(study, chunk, games, features, classes)
				mutex.Lock()
				for merged < chunk && failed == nil {
					turn.Wait()
				}
				if failed = errors.Join(failed, err); failed == nil {
					total.merge(part)
				}
				merged++
				turn.Broadcast()
				mutex.Unlock()
				if failed != nil {
					return
				}
			}
		})
	}
	workers.Wait()
	return total.train, total.test, failed
}

func (s *sums) merge(part *sums) {
	for class := range s.train {
		s.train[class].merge(part.train[class])
		s.test[class].merge(part.test[class])
	}
}

// sample is a seat at the beginning of a turn.
type sample struct {
	seat     game.Seat
	class    int
	score    int
	features []float32
}

// chunk plays a few games and sums them up.
func (f *Fit) chunk(study *Study, chunk, games, features, classes int) (*sums, error) {
	part := newSums(features, classes)
	student, err := study.student()
	if err != nil {
		return nil, err
	}
	var samples []sample
	var nonzero []int
	for number := chunk * fitChunk; number < min(games, (chunk+1)*fitChunk); number++ {
		into := part.train
		if number%fitHoldOut == 0 {
			into = part.test
		}
		samples = samples[:0]
		err := student.play(number, func(p game.Describer) {
			for s := range game.Seat(p.Seats()) {
				if class := p.Class(s); class > 0 {
					x := make([]float32, features)
					p.Features(s, x)
					samples = append(samples, sample{s, class, p.Score(s), x})
				}
			}
		}, func(p game.Describer) {
			for _, s := range samples {
				nonzero = places(s.features, nonzero[:0])
				into[s.class].add(s.features, nonzero, float64(p.Score(s.seat)-s.score))
			}
		})
		if err != nil {
			return nil, err
		}
		f.Played.Add(1)
	}
	return part, nil
}

func places(x []float32, list []int) []int {
	for i, v := range x {
		if v != 0 {
			list = append(list, i)
		}
	}
	return list
}

// solveAll fits every class. One with too few samples borrows those of the classes around it.
func solveAll(by []*regression, prior [][]float64) [][]float64 {
	weights := make([][]float64, len(by))
	for class := 1; class < len(by); class++ {
		all := newRegression(by[class].n)
		all.merge(by[class])
		for d := 1; all.samples < fitLeast && d < len(by); d++ {
			for _, other := range []int{class - d, class + d} {
				if other > 0 && other < len(by) {
					all.merge(by[other])
				}
			}
		}
		start := make([]float64, all.n)
		if prior != nil {
			start = prior[class]
		}
		weights[class] = all.solve(start, fitRidge)
	}
	return weights
}

// store rounds weights to what the file keeps.
func store(l *bot.Linear, weights [][]float64) {
	for class, row := range weights {
		l.Weights[class] = make([]float32, len(row))
		for i, w := range row {
			l.Weights[class][i] = float32(round(w, 4))
		}
	}
}

// figures are the errors on games held out: of the weights, and of the mean of each class.
func figures(test []*regression, weights [][]float64) map[string]float64 {
	samples, squares, around := 0.0, 0.0, 0.0
	for class, r := range test {
		if class > 0 {
			samples += r.samples
			squares += r.squaredError(weights[class])
			around += r.variance()
		}
	}
	return map[string]float64{
		"rmse": round(math.Sqrt(squares/samples), 3),
		"sd":   round(math.Sqrt(around/samples), 3),
		"r2":   round(1-squares/around, 4),
	}
}
