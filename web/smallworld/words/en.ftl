### Small World: names, prices, the step in a sentence, what happened.

## Names

combo = { $power } { $race }
faction-alliance = Alliance
faction-horde = Horde
faction-neutral = Neutral
terrain-fields = Fields
terrain-forest = Forest
terrain-hills = Hills
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-sea = Sea
terrain-lake = Lake
symbol-entry = entry region
symbol-cavern = cavern
symbol-magic = magic
thing-fort = Fort
thing-wisp-wall = Wisp Wall
thing-watch-tower = Watch Tower
thing-objective = Military Objective
thing-champion = Champion
thing-beast = Beasts
thing-bomb = Bomb
thing-hidden = face-down marker
form-human = human form
form-worgen = worgen form
what-token = A token
what-beast = A Beast
what-fort = The Fort
what-wisp-wall = The Wisp Wall

## What they do

thing-fort-does = its region takes one token more, also in decline.
thing-wisp-wall-does = its region takes one token more, also in decline.
thing-watch-tower-does = its region cannot be attacked, and no power reaches it.
thing-objective-does = who takes its region gains two coins, and so do the Humans; not the Horde.
thing-champion-does = takes a neighbouring region alone once a turn; its region takes one token more, and who captures it is paid a coin.
thing-beast-does = fight, hold and defend like tokens; taken anew every turn, one for each hill.
thing-bomb-does = turned up when the Goblins' next turn begins, if an opponent still holds its region; some go off, some are duds.
thing-hidden-does = an artifact or a legendary place, turned up by whoever takes the region first.

## Prices

term-base = base
term-travel = travel
term-mountain = mountain
term-fort = Fort
term-wisp-wall = Wisp Wall
term-murlocs = Murlocs
term-tokens = defenders
term-beasts = Beasts
term-champion = Champion
term-minimum = at least
using-none = Tokens alone
using-doomhammer = Doomhammer
using-frostmourne = Frostmourne
using-ashes = Ashes of Al'ar
using-champion = the Champion
using-assault = an assault
using-place-discount = the Ethereals' way in
using-beasts = { $n } { $n ->
    [one] Beast
   *[other] Beasts
}

## Regions

murlocs = Murlocs
held-nobody = empty
held-murlocs = { $n ->
    [one] a Murloc lives here
   *[other] { $n } Murlocs live here
}
held-active = { $who }: { $race }, { $n } { $n ->
    [one] token
   *[other] tokens
}
held-decline = { $who }: { $race } in decline, { $n } { $n ->
    [one] token
   *[other] tokens
}
cost-spoken = Takes { $cost }: { $terms }
earns-spoken = Would earn { $n } { $n ->
    [one] coin
   *[other] coins
}
roll-spoken = Could be tried with the die: { $sides } of 6 sides would do
short-spoken = { $n } { $n ->
    [one] token
   *[other] tokens
} short
forbidden-spoken = Cannot be conquered now
tokens-label = { $n ->
    [one] token
   *[other] tokens
}
would-earn = { $n ->
    [0] Would earn nothing more this turn.
    [one] Would earn one more coin this turn.
   *[other] Would earn { $n } more coins this turn.
}
would-pay = You pay { $n } { $n ->
    [one] coin
   *[other] coins
} for the attack.
left-in-hand = { $n ->
    [0] Nothing stays in hand.
    [one] One stays in hand.
   *[other] { $n } stay in hand.
}
roll-needed = { $short } short: the die must help, { $sides } of its 6 sides would do.
too-few = It takes { $need }, you have { $have }.
ways-to-take = Ways to take it
die = die

## Score

score-regions = { $n } { $n ->
    [one] region
   *[other] regions
}
score-declined = { $n } in decline
score-faction = { $n } for the faction
score-race-and-power = { $n } for race and power
score-race = { $n } for the race
score-power = { $n } for the power
score-artifacts = { $n } for artifacts
score-places = { $n } for places
stopping-earns = Ending now earns { $n } { $n ->
    [one] coin
   *[other] coins
}
float-coins = +{ $n } { $n ->
    [one] coin
   *[other] coins
}
die-shows = { $n ->
    [0] A blank side: no help
    [one] One pip
   *[other] { $n } pips
}
die-holds = { $n }{ $needed ->
    [0] {""}
   *[other] , needed { $needed }
}: { $region } holds.
die-takes = { $n }{ $needed ->
    [0] {""}
   *[other] , needed { $needed }
}: { $region } is taken.
float-decline = { $race } decline

## The table

their-turn = playing
away = away
hidden = hidden
no-race = no people yet
regions-label = regions
hand-label = in hand
coins-label = coins
in-decline = { $race } in decline: { $n } { $n ->
    [one] region
   *[other] regions
}
more-old = +{ $n } old
side-purse = lower purse { $n }
holds-harmony = holds a Harmony token
column-title = Peoples waiting
combo-free = free to take
coins-start = At the start
tie-tokens = Tie: { $n } { $n ->
    [one] token
   *[other] tokens
} on the boards.
tie-side = Tie: the richer player has { $n }.
combo-nobody = No people left
combo-shared = (the others lead { $names })
combo-price = to pay
board-label = The islands. Arrow keys walk, Enter chooses, N goes to the next target, D describes, B names the borders, M tells the players, L lists the targets.
round-of = Round { $n } of { $of }
round-short = { $n }/{ $of }
cancel = Cancel
choose-island = Choose an island
look-at-island = Look at { $name }
tab-turn = Turn
tab-peoples = Peoples
tab-players = Players
hand-spoken = { $n } { $race } in hand
player-spoken = { $who }: { $race }, { $regions } regions, { $hand } in hand.

## The step in a sentence

say-waiting-seats = Waiting for players.
say-over = The last round is over.
say-they-redeploy = { $who } puts survivors back.
say-decline-sure = Put the { $race } into decline?
hint-decline-sure = Your turn ends with it. They keep one token in each region and still earn; next turn you choose a new people.
keep-people = Keep the { $race }
say-dead-end = { $hand ->
    [0] No { $race } are left in hand: nothing more can be taken.
    [one] Nothing can be taken with one of the { $race }.
   *[other] Nothing can be taken with { $hand } { $race }.
}
say-dead-end-short = Nothing more can be taken.
hint-dead-end = Stop here: then your tokens are placed where they defend best.
hint-dead-start = Stop here and place your tokens, or go into decline and choose a new people next turn.
say-pick = Choose a people to lead.
hint-pick = Each one you pass over gets a coin of yours. Coins lying on a people come with it.
say-bombs = Which bomb do you turn up next?
hint-bombs = Their order can matter here, so it is yours to choose.
say-blast = The bomb in { $region } is live. Pay { $toll ->
    [one] a coin
   *[other] { $toll } coins
} and let it go off?
say-blast-short = The bomb in { $region } is live.
say-form = Humans or Worgen, this turn?
hint-form = Both prices stand on the pins: as humans in the light half, as Worgen in the dark one.
say-left-over = { $hand ->
    [one] One token is left
   *[other] { $hand } tokens are left
}, and { $region } costs { $cost }.
hint-left-over = It would earn { $sum } { $sum ->
    [one] coin
   *[other] coins
} this turn instead of { $now }{ $unknown ->
    [yes] , and turn up what lies there
   *[no] {""}
}.
say-start = Choose a region to conquer: { $hand ->
    [one] one token of the { $race } can march.
   *[other] { $hand } tokens of the { $race } can march.
}
say-start-short = Choose a region: { $hand } can march.
hint-start = Lit regions show what they take. Or put your people into decline and lead new ones from next turn.
say-conquest = Choose a region to conquer: { $hand } { $race } in hand.
say-conquest-short = Choose a region: { $hand } in hand.
hint-conquest = Lit regions show what they take. A last conquest may be tried with the die.
say-assault = The die shows { $pips }: assault { $region }?
say-well = Choose the water that becomes the Well of Eternity.
say-buy = Raise the dead? Up to { $max } for a coin each.
say-buy-short = Raise the dead?
say-deploy = Put your people where they are needed: { $hand } in hand.
say-deploy-short = Place your people: { $hand } in hand.
hint-deploy = Plus and minus, drag, or let the buttons help. Nothing counts before Done.
say-deploy-ready = Everyone has a place. Done?
say-place = Anything else before the turn ends?
say-champion = Put your Champion back: choose a region.
say-redeploy = Put your survivors back: { $hand } in hand.
say-redeploy-short = { $hand } in hand.
hint-redeploy = They go to regions you still hold.
say-choose-region = Choose a region.
say-intimidate-from = Whom do you frighten?
say-intimidate-what = What do you move?
say-intimidate-to = Where do they flee?
say-swap-from = Which magic region do you exchange?
say-swap-to = With which other magic region?
say-steal-artifact = Which artifact do you steal?
say-steal-to = Where do you bring it?
say-bomb-region = Where do you leave a bomb?
say-objective-region = Where is your next objective?
say-take-objective-region = Which objective do you take back?
say-fort-region = Where do you build a Fort?
say-tower-region = Where do you raise a Watch Tower?
say-aegis-region = Which region does the Aegis protect?
say-heart-region = Where do you put the Heart?

## Buttons

take-combo = { $price ->
    [0] Take { $combo }
   *[other] Take { $combo } for { $price }
}
take-with = { $n ->
    [0] Take { $name }
   *[other] Take { $name } with { $n }
}
roll-for = Roll for { $name }
do-stop = Stop conquering
do-decline = Go into decline
do-explode = Let it go off: pay { $toll }
do-defuse = Let it be
do-withdraw = Call it off
do-assault = Assault
do-abandon = Give up { $name }
do-intimidate = Intimidate
do-swap = Open a portal
do-steal = Steal an artifact
do-bomb = Leave a bomb
do-objective = Set an objective
do-take-objective = Take an objective back
do-fort = Build a Fort
do-tower = Raise a tower
do-aegis = Move the Aegis
do-heart = Place the Heart
do-form-human = As humans
do-form-human-line = { $n } coins at once
do-form-worgen = As Worgen
do-form-worgen-line = pay 1 coin; each region costs a token less
do-side-alliance = Side with the Alliance
do-side-alliance-line = { $n ->
    [0] a coin for each Horde race you drive out
    [one] 1 coin so far, for Horde races driven out
   *[other] { $n } coins so far, for Horde races driven out
}
do-side-horde = Side with the Horde
do-side-horde-line = { $n ->
    [0] a coin for each Alliance race you drive out
    [one] 1 coin so far, for Alliance races driven out
   *[other] { $n } coins so far, for Alliance races driven out
}
do-intimidate-line = move a neighbour's token elsewhere
do-swap-line = exchange two magic regions
do-steal-line = from a neighbouring region
do-bomb-line = in a neighbouring region
do-objective-line = who takes it gains two coins
do-take-objective-line = to set it elsewhere
do-fort-line = the region takes one more
do-tower-line = nobody can take the region
do-aegis-line = whoever touches it pays you two coins
do-heart-line = each neighbour there pays you a coin
more = More
stop-anyway = Stop anyway
take-region = Take { $name }
no-targets = Nothing can be taken now.
remarks = Remarks on tokens left over
price-either = { $as }: { $cost }
enlist = { $n ->
    [0] Raise none
   *[other] Raise { $n }
}
spread-evenly = Spread evenly
to-the-borders = To the borders
start-over = Start over
done = Done
end-turn = End turn
plan-add = One more to { $name }
plan-take = One less in { $name }
plan-add-beast = A Beast to { $name }
plan-take-beast = A Beast from { $name }
plan-champion = Champion to { $name }

people-of = { $mine ->
    [yes] Your people
   *[other] The people of { $who }
}
people-old-of = { $mine ->
    [yes] Your people in decline
   *[other] { $who }: people in decline
}
people-declined = In decline it conquers no more. Each region still earns a coin, until somebody takes it or the next people declines.
people-earned = Earned last turn
people-now = Now
people-tokens = { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} in { $regions } { $regions ->
    [one] region
   *[other] regions
}, { $hand } in hand.
look-up = { $name }: what does it do?
legend = Signs on the map
legend-entry = Anchor: entry region
legend-entry-does = A people without a region begins here.
legend-cavern = Cavern
legend-cavern-does = Some powers move or earn by it.
legend-magic = Magic
legend-magic-does = Some races and powers earn or exchange by it.
legend-murloc = Shell
legend-murloc-does = A Murloc stands here when the game begins.
legend-murlocs = Murlocs
legend-murlocs-does = They belong to nobody and defend the region like a token.
legend-mountain = Mountain
legend-mountain-does = It takes one token more.
legend-marker = Face-down marker
legend-marker-does = An artifact or a legendary place: it is turned up by whoever takes the region first.
legend-pieces = Fort, tower, wall
legend-pieces-does = The region takes one token more.
legend-die = Die on a pin
legend-die-does = Too few tokens: the last conquest of a turn may be tried with the die.
legend-helper = Crown on a pin
legend-helper-does = A helper, such as the Champion, can take it for less: click to choose.

key-walk = Walk from region to region
key-next = Go to the next region that can be taken
key-take = Take the region, or press the button
key-plan = One token more or less; closer or farther otherwise
key-fit = See everything
key-describe = Hear what the region is
key-borders = Hear its neighbours
key-players = Hear how everybody stands
key-lit = Hear what can be taken

## What happened

event-turn-began = Round { $round }: { $who }
event-picked = { $who } { $who ->
    [You] lead
   *[other] leads
} the { $power } { $race }: { $tokens } tokens{ $coins ->
    [0] {""}
    [one] {""} and 1 coin
   *[other] {""} and { $coins } coins
}.
event-paid = { $who } { $who ->
    [You] pay
   *[other] pays
} { $receiver ->
    [me] you { $coins }
    [other] { $to } { $coins }
   *[none] { $coins }
} { $coins ->
    [one] coin
   *[other] coins
} { $reason }.
event-gained = { $who } { $who ->
    [You] get
   *[other] gets
} { $coins } { $coins ->
    [one] coin
   *[other] coins
} { $reason }.
event-form-chosen = { $who } { $who ->
    [You] choose
   *[other] chooses
} { $form }.
event-side-chosen = { $who } { $who ->
    [You] side
   *[other] sides
} with the { $side }.
event-harmony-taken-back = { $who } { $who ->
    [You] take
   *[other] takes
} the Harmony tokens back.
event-harmony-given = { $who } { $who ->
    [You] give
   *[other] gives
} a Harmony token to { $to ->
    [You] you
   *[other] { $to }
}.
event-bomb-revealed = { $explodes ->
        [yes] The bomb in { $region } goes off!
       *[no] { $live ->
            [yes] The bomb in { $region } is live.
           *[no] The bomb in { $region } was a dud.
        }
    }
event-bomb-settled = { $explodes ->
        [yes] The bomb in { $region } goes off!
       *[no] { $who } { $who ->
    [You] pay
   *[other] pays
} nothing: the bomb in { $region } does no harm.
    }
event-abandoned = { $who } { $who ->
    [You] give
   *[other] gives
} up { $region }.
event-conquered = { $who } { $who ->
    [You] take
   *[other] takes
} { $region } with { $tokens ->
    [0] the Champion
   *[other] { $tokens }
}.
event-expelled = The { $race } of { $region } are driven out.
event-expelled-from = { $lost ->
    [0] { $from } { $from ->
        [You] lose
       *[other] loses
    } { $region }, but no token.
    [one] { $from } { $from ->
        [You] lose
       *[other] loses
    } { $region } and one of the { $race }.
   *[other] { $from } { $from ->
        [You] lose
       *[other] loses
    } { $region } and { $lost } { $race }.
}
event-saved = { $who ->
    [You] One of your tokens
   *[other] A token of { $who }
} in { $region } is spared { $reason }.
event-champion-captured = { $who ->
    [You] Your Champion
   *[other] The Champion of { $who }
} is driven from { $region }.
event-die-rolled = { $who } { $who ->
    [You] roll
   *[other] rolls
} { $pips ->
    [0] a blank
   *[other] { $pips }
}.
event-attempt-failed = { $region } holds out.
event-assault-called-off = { $who } { $who ->
    [You] call
   *[other] calls
} the assault on { $region } off.
event-artifact-moved = { $who } { $who ->
    [You] bring
   *[other] brings
} { $marker } to { $region }.
event-marker-revealed = Found in { $region }: { $marker }!
event-wisp-wall-raised = A Wisp Wall rises in { $region }.
event-objective-reached = { $who } { $who ->
    [You] reach
   *[other] reaches
} the objective in { $region }.
event-stolen = { $who } { $who ->
    [You] steal
   *[other] steals
} { $marker } and brings it to { $to }.
event-intimidated = { $who } { $who ->
    [You] intimidate
   *[other] intimidates
} { $from }.
event-swapped = { $who } { $who ->
    [You] exchange
   *[other] exchanges
} { $region } and { $with }.
event-vanished = The last { $race } are gone.
event-enlisted = { $who } { $who ->
    [You] raise
   *[other] raises
} { $tokens } from the dead.
event-healed = The Spirit Healer returns a token to { $who ->
    [You] you
   *[other] { $who }
}.
event-fort-built = { $who } { $who ->
    [You] build
   *[other] builds
} a Fort in { $region }.
event-watch-tower-built = { $who } { $who ->
    [You] raise
   *[other] raises
} a Watch Tower in { $region }.
event-watch-tower-removed = The Watch Tower in { $region } comes down.
event-bomb-placed = { $who } { $who ->
    [You] leave
   *[other] leaves
} a bomb in { $region }.
event-objective-placed = { $who } { $who ->
    [You] set
   *[other] sets
} an objective in { $region }.
event-objective-taken-back = { $who } { $who ->
    [You] take
   *[other] takes
} the objective in { $region } back.
event-declined = { $who } { $who ->
    [You] put
   *[other] puts
} the { $race } into decline.
event-scored = { $who } { $who ->
    [You] earn
   *[other] earns
} { $total } { $total ->
    [one] coin
   *[other] coins
}.
event-game-ended = The game is over.
reason-combo = for the people passed over
reason-harmony = for peace broken
reason-aegis = for the Aegis
reason-toll = as toll
reason-doomhammer = for Doomhammer
reason-ransom = as ransom
reason-heart = for the Heart of Azeroth
reason-form = for the form
reason-objective = for an objective
reason-enlisting = for the dead
reason-combo-coins = that lay on the people
reason-lights-hope-chapel = by Light's Hope Chapel
reason-holy-light = by Holy Light
reason-champion = by the Champion

## Panels

help-races = Races
help-powers = Powers
help-artifacts = Artifacts
help-places = Legendary places

## The end

end-title = { $who } { $who ->
    [You] win
   *[other] wins
}
end-tie = { $who } share the victory
end-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
end-place = { $n }.
end-side = The { $side } wins
end-team = In Battle for Azeroth a side is worth what its poorer player has.
lower-purse = the lower purse counts
end-paid = − { $n } paid =
end-by-source = Where the coins came from
end-story = Turning points
story-best = { $who } had the best turn: { $n } { $n ->
    [one] coin
   *[other] coins
} in round { $round }.
story-decline = { $who } put the { $race } into decline in round { $round }.
story-fight = The hardest fight: { $mine ->
    [who] you drove { $from }
    [from] { $who } drove you
   *[none] { $who } drove { $from }
} out of { $region }, round { $round }.
source-regions = regions
source-declined = in decline
source-faction = faction
source-race-and-power = race and power
source-other = other
source-start = to start with
source-artifacts = artifacts
source-places = places

## Cards

coins-by-turn = Coins turn by turn
round-n = Round { $n }
thing-not-found = Nobody has found it yet.
thing-several = In { $n } regions.
thing-lies = It lies in { $name }, which is nobody’s.
thing-held = It lies in { $name }, held by { $who }.
led-by = Led by { $who }.
led-once = In decline; led by { $who } before.
led-by-nobody = Nobody leads it now.
end-card = Story card
card-of = { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, { $players } players
boards = Islands
boards-line = { $L } large, { $M } medium, { $S } small: choose them all, or leave it to the lot.
boards-lot = Drawn by lot

## Tutorial

tutorial-welcome = Welcome! You lead peoples over islands too small for everyone. Coins win: whoever has the most after the last round.
tutorial-pick = These peoples wait to be led. The top one is free; each one you pass over costs a coin. Choose one you like and press the red button.
tutorial-land = Your tokens stand below. A new people comes from the sea: it lands where an anchor is. Lit regions can be taken, and the dark pin says how many tokens each takes. Take one.
tutorial-murlocs = Murlocs live in { $region }. They are nobody’s people, and each defends like a token. Point at { $region } or tap it: its card adds up what it takes.
tutorial-marker = A marker lies face down in { $region }: an artifact or a legendary place, for whoever takes the region first. Point at { $region } or tap it.
tutorial-more = Well done. From now on you spread to neighbours of what you hold. Take another region.
tutorial-stop = When tokens run short, one last region may be tried with the die. Take more if you like; when you are done, press “{ do-stop }”.
tutorial-deploy = Now place your tokens: plus and minus, or “{ to-the-borders }”. More tokens defend better. Then press “{ done }”.
tutorial-score = Your turn paid: a coin for each region, and more for race and power. Press your coins to see the sum.
tutorial-faction = The shield of a people is its faction: Alliance, Horde or Neutral. Alliance and Horde earn a coin for each race of the other side that they drive out.
tutorial-again = Your second turn: all tokens but one in each region can march again. Take another region.
tutorial-decline = Every people grows thin in the end: put yours into decline. It conquers no more, but each of its regions still earns, and next turn you lead a new people. Press “{ do-decline }”, and once more.
tutorial-fresh = Choose a new people: it comes with fresh tokens, and the old one goes on earning.
tutorial-end = That is all you need. Finish this short game, or open Rules whenever you wonder. Good luck!

## Time

## The letters that press the buttons of a turn, a fight, an invitation: no two alike in one of them
letter-stop = S
letter-decline = G
letter-end = E
letter-done = O
letter-spread = P
letter-borders = T
letter-take = K
