## The map

map-label = Map of Lordaeron. Arrow keys walk over borders, Enter chooses, N goes to the next region you may choose.
map-town = { $side ->
    [alliance] Alliance town
    [horde] Horde town
   *[both] Town of both factions
  }
map-flight = { $side ->
    [alliance] Alliance flight
    [horde] Horde flight
   *[both] Flight of both factions
  }
map-start = { $side ->
    [alliance] The Alliance starts here
   *[horde] The Horde starts here
  }
map-graveyard = Graveyard
map-hero = { $side ->
    [alliance] { $who } of the Alliance
   *[horde] { $who } of the Horde
  }, { $health } Health
map-group = { $n } { $grade ->
    [green] green
    [red] red
   *[blue] blue
  } { $creature }{ $side ->
    [alliance] , for an Alliance quest
    [horde] , for a Horde quest
   *[none] , independent
  }
map-counter = A face-down counter of the Overlord
map-mark-war = War: { $name }
map-mark-boss = Boss: { $name }
map-mark-plague = { $name }
map-reach = { $n ->
    [one] one step away
   *[other] { $n } steps away
  }
map-reach-flight = { $n ->
    [one] one step by flight
   *[other] { $n } steps, with a flight
  }
map-empty = Nobody is here.
map-independent = Independent: whoever enters must stop and challenge them.
map-quest-of = { $side ->
    [alliance] Alliance quest
   *[horde] Horde quest
  }: { $name }, level { $level }
map-threat = Threat
map-attack = Attack
map-health = Health
map-reward = Pays
map-reward-stronger = Pays the stronger faction
map-reward-weaker = Pays the weaker faction
map-draw = draw { $n }, keep one
map-level = level { $n }
map-shut = No way: { $list }
