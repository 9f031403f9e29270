package smallworld

import "twobanners/game"

// Two coins in human form, or a coin for cheaper conquests. SW-RACE-WORGEN-01..05
func init() {
	addAbility("forms", ability{hooks: hooks{
		moves: kinds(ChooseForm),
		cost:  func(p *Position, _ Region) int { return -yes(p.Turn.Form == WolfForm) },
	}})
	addRule(ChooseForm, rule{
		special: true, word: "form =n:form", late: whyForm,
		over: in(StageAssault, StageWell, StageRedeploy), refuse: formRules,
	}, at(in(StageForm, StageStart), (*Position).formWhy, act.takeForm, (*lister).forms))
}

// formWhy: it is chosen once, before anything else. SW-RACE-WORGEN-01..05
func (p *Position) formWhy(me game.Seat, m code) why {
	f := Form(m.n())
	switch {
	case f != HumanForm && f != WolfForm:
		return whyMalformed
	case !p.TakesForms(me) || p.Turn.Form != NoForm || p.Turn.Readied:
		return whyForm
	case f == WolfForm && p.Players[me].Coins < 1:
		return whyFormCoin
	default:
		return fine
	}
}

func (l *lister) forms() {
	l.offer(code(ChooseForm).with(uint8(HumanForm)))
	l.offer(code(ChooseForm).with(uint8(WolfForm)))
}

// formRules: without a coin it was human form already.
func formRules(n *refusalContext) []string {
	if n.m.N == uint8(WolfForm) && n.brings(n.me, ChooseForm) {
		return []string{"SW-RACE-WORGEN-03"}
	}
	return nil
}

func (x act) takeForm(m code) { x.chooseForm(Form(m.n())) }

// chooseForm: two coins as humans, or a coin for a turn of cheaper conquests.
// SW-RACE-WORGEN-01..04
func (x act) chooseForm(f Form) {
	x.Turn.Form = f
	x.tell(FormChosen, int(f))
	if f == HumanForm {
		x.earn(x.Seat, 2, forForm)
	} else {
		x.spend(x.Seat, 1, forForm)
	}
	x.expand()
}
