package lordaeron

import "math/bits"

func init() {
	addRule(PayQuest, rule{word: "pay quest=n:slot"},
		inSteps(steps(taskReward), (*Position).payQuestWhy, act.payQuest, eachNumber(MaxQuests)))
	addTask(taskReward, task{name: "reward", decides: decidedByChief, run: act.runReward}, PayQuest)
}

// Reward is what is being paid: shares worked out before anything is paid. WB-INTERACT-16
type Reward struct {
	XP   [MaxCharacters]uint8
	Gold [MaxCharacters]int16
	// Drawn are the Items to choose from; Named: they come from the special deck.
	Drawn [4]Card
	Named bool
	// Got are the members that receive gold and Items, All those that receive XP.
	Got, All uint8
}

// rewarding pays completed quests one after another, a boss or a bounty: it knows who took part,
// who was defeated, what is being paid and how many item symbols were resolved.
type rewarding struct{ *Frame }

// questsFrame pays quests, rewardFrame what is being split already.
func questsFrame(quests uint16, all, fallen uint8) Frame {
	return Frame{Task: taskReward, A: int16(quests), B: -1, M: int8(all), N: int8(fallen)}
}

func rewardFrame(pays int16, all, fallen uint8) Frame {
	return Frame{Task: taskReward, Step: rewardXP, B: pays, M: int8(all), N: int8(fallen)}
}

func (f rewarding) quests() uint16   { return uint16(f.A) }
func (f rewarding) pays() int16      { return f.B }
func (f rewarding) all() uint8       { return uint8(f.M) }
func (f rewarding) survivors() uint8 { return uint8(f.M &^ f.N) }

func (f rewarding) payQuest(slot int16) {
	f.A &^= 1 << slot
	f.B, f.K, f.Step = slot, 0, rewardXP
}

func (f rewarding) nextSymbol() int {
	f.K++
	return int(f.K) - 1
}

func (f rewarding) questPaid() { f.Step, f.K = rewardNext, 0 }

// Steps of paying quests.
const (
	rewardNext uint8 = iota
	rewardXP
	rewardGold
	rewardItems
)

// What a reward frame pays when it is no quest slot.
const (
	paysBounty int16 = 100
	paysBoss   int16 = 200
)

// rewardOf is the printed reward that a frame pays.
func (p *Position) rewardOf(b int16) *reward {
	switch {
	case b >= paysBoss:
		return &p.box.Events[(b-paysBoss)/2].pays[(b-paysBoss)%2]
	case b >= MaxQuests || b < 0:
		return &p.box.Quests[NoQuest].reward
	default:
		return &p.box.Quests[p.Quests[b].Card].reward
	}
}

// runReward pays quest after quest: XP, talents, gold, items in printed order, the named item; then
// the quests are replaced. WB-REWARD-10, -11, -24, -29, WB-INTERACT-53
func (x act) runReward() bool {
	f := rewarding{x.top()}
	switch f.Step {
	case rewardNext:
		if f.quests() == 0 {
			x.pop()
			x.Reward = Reward{}
			return true
		}
		if first, several := x.nextQuest(f); !several {
			x.payQuest(Move{N: uint8(first)})
		} else {
			f.setChief(x.chief(x.membersOf(x.Faction)))
			return false
		}
	case rewardXP:
		f.Step = rewardGold
		for i := int8(MaxCharacters) - 1; i >= 0; i-- {
			if n := x.Reward.XP[i]; n > 0 {
				x.push(xpFrame(i, int(n)))
			}
		}
	case rewardGold:
		f.Step = rewardItems
		for i := range int8(x.Characters) {
			x.gold(i, x.Reward.Gold[i])
		}
	default:
		x.rewardItem(f)
	}
	return true
}

// nextQuest is the first quest still to be paid; several tells whether there is a choice.
func (p *Position) nextQuest(f rewarding) (first int16, several bool) {
	first = -1
	for slot := int16(MaxQuests) - 1; slot >= 0; slot-- {
		if f.quests()>>slot&1 == 0 {
			continue
		}
		several = first >= 0 && p.Quests[first].Card != NoQuest && p.Quests[slot].Card != NoQuest ||
			several
		first = slot
	}
	return first, several
}

// payQuest begins to pay one of the completed quests; the active faction says which of several.
// WB-INTERACT-53
func (x act) payQuest(m Move) {
	f, slot := rewarding{x.top()}, int16(m.N)
	f.payQuest(slot)
	x.share(f, x.Quests[slot].Card, slot)
}

func (p *Position) payQuestWhy(m Move) why {
	return whyPayQuest.unless(m.N < MaxQuests && rewarding{p.top()}.quests()>>m.N&1 != 0 &&
		p.Quests[m.N].Card != NoQuest)
}

// rewardItem pays the next item symbol, the named Items, then what a boss hoarded.
func (x act) rewardItem(f rewarding) {
	pays, next := f.pays(), f.nextSymbol()
	r := x.rewardOf(pays)
	switch hoard := next - len(r.draws) - 1; {
	case next < len(r.draws):
		d := r.draws[next]
		x.push(itemFrame(int8(d.deck), int8(d.count)))
	case next == len(r.draws):
		if len(r.named) > 0 {
			x.push(namedItemFrame(pays))
		}
	case pays < MaxQuests:
		x.questPaid(f)
	case pays >= paysBoss && x.box.Events[(pays-paysBoss)/2].hoard == "items" &&
		hoard < len(x.Hoard):
		if x.Hoard[hoard] != NoCard {
			x.push(itemFrame(fromHoard, int8(hoard)))
		}
	default:
		x.pop()
		x.Reward = Reward{}
	}
}

// questPaid discards the quest and lets its owners draw another, below all that is still to pay.
func (x act) questPaid(f rewarding) {
	slot := f.pays()
	side := x.Quests[slot].Faction
	card := x.Quests[slot].Card
	x.Quests[slot] = QuestSlot{}
	f.questPaid()
	if card == NoQuest {
		return
	}
	// The replacement waits below this frame.
	here := *f.Frame
	*f.Frame = replaceFrame(side)
	x.push(here)
}

// share works out who gets what for a quest. Gold goes to survivors, XP to all who took part; both
// are split evenly, what is left over goes by fewest XP. WB-REWARD-02..05, -25, -26
func (x act) share(f rewarding, q Quest, slot int16) {
	k := &x.Reward
	*k = Reward{All: f.all(), Got: f.survivors()}
	x.tell(QuestCompleted, lowest(k.Got), int(q))
	if q == NoQuest {
		k.All, k.Got = 0, 0
		return
	}
	x.Completed[x.People[lowest(k.All)].Faction]++
	quest := &x.box.Quests[q]
	xp := int(quest.reward.xp)
	if x.Quests[slot].Faction != x.People[lowest(k.All)].Faction {
		if i := x.openEvent("subterfuge"); i >= 0 { // stolen: WB-EVENTCARD-SUBTERFUGE-02
			xp = max(0, xp-x.numbersOf(i).LessXP)
			x.closeCard(i)
		}
	}
	x.split(xp, int(quest.reward.gold), quest.level)
}

// split works out the shares; a level of 0 gives neither bonus nor penalty.
func (x act) split(xp, gold int, level uint8) {
	k := &x.Reward
	order, n := x.fewestFirst(k.All, x.tiesMatter(xp, gold, level))
	bonus := int8(-1)
	for place, who := range order[:n] {
		c := &x.People[who]
		share := xp/n + yes(place < xp%n)
		if c.Level < level && bonus < 0 && share > 0 {
			bonus = who // WB-REWARD-19..21, -23
			share += int(level - c.Level)
		} else if c.Level > level && level > 0 {
			share -= int(c.Level - level) // WB-REWARD-17, -18
		}
		k.XP[who] = uint8(max(0, share))
	}
	x.splitGold(order[:n], gold)
}

// splitGold splits gold among those who receive it, in the order given.
func (x act) splitGold(order []int8, gold int) {
	k := &x.Reward
	heads, place := bits.OnesCount8(k.Got), 0
	for _, who := range order {
		if has(k.Got, who) {
			k.Gold[who] = int16(gold/heads + yes(place < gold%heads))
			place++
		}
	}
}

// tiesMatter: something is left over, or several are entitled to the one bonus.
func (x act) tiesMatter(xp, gold int, level uint8) bool {
	k := &x.Reward
	all, got, low := bits.OnesCount8(k.All), bits.OnesCount8(k.Got), 0
	for i := range each(k.All) {
		low += yes(x.People[i].Level < level)
	}
	return xp%max(1, all) != 0 || gold%max(1, got) != 0 || low > 1
}

// fewestFirst orders characters by XP, the fewest first; where ties matter they are drawn once for
// the whole reward. WB-INTERACT-20
func (x act) fewestFirst(mask uint8, drawn bool) (order [MaxCharacters]int8, n int) {
	for i := range each(mask) {
		order[n] = i
		n++
	}
	for i := 1; i < n; i++ {
		for j := i; j > 0 && x.People[order[j]].XP < x.People[order[j-1]].XP; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	for from := 0; from < n && drawn; {
		to := from + 1
		for to < n && x.People[order[to]].XP == x.People[order[from]].XP {
			to++
		}
		x.drawOrder(order[from:to])
		from = to
	}
	return order, n
}

// fewestDraw is the draw among those with as little XP as another.
const fewestDraw = "fewest experience"

// drawOrder puts equals into random order: each draw picks the next of those left.
func (x act) drawOrder(equals []int8) {
	for i := 0; i < len(equals)-1; i++ {
		j := i + x.chance.Draw(fewestDraw, len(equals)-i)
		who := equals[j]
		copy(equals[i+1:j+1], equals[i:j])
		equals[i] = who
	}
}

func (x act) gold(who int8, n int16) {
	if n > 0 {
		x.People[who].Gold += n
		x.tell(GoldGained, who, int(n))
	}
}
