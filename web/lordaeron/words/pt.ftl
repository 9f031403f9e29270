## The map

map-label = Mapa de Lordaeron. As setas andam pelas fronteiras, Enter escolhe, N vai à próxima região que você pode escolher.
map-town = { $side ->
    [alliance] Cidade da Aliança
    [horde] Cidade da Horda
   *[both] Cidade das duas facções
  }
map-flight = { $side ->
    [alliance] Voo da Aliança
    [horde] Voo da Horda
   *[both] Voo das duas facções
  }
map-start = { $side ->
    [alliance] A Aliança começa aqui
   *[horde] A Horda começa aqui
  }
map-graveyard = Cemitério
map-hero = { $who }, { $side ->
    [alliance] da Aliança
   *[horde] da Horda
  }, { $health } de Vida
map-group = { $n } { $creature } ({ $grade ->
    [green] verde
    [red] vermelho
   *[blue] azul
  }){ $side ->
    [alliance] , de uma missão da Aliança
    [horde] , de uma missão da Horda
   *[none] , independente
  }
map-counter = Um marcador virado do Soberano
map-mark-war = Guerra: { $name }
map-mark-boss = Chefe: { $name }
map-mark-plague = { $name }
map-reach = { $n ->
    [one] a um passo
   *[other] a { $n } passos
  }
map-reach-flight = { $n ->
    [one] um passo, voando
   *[other] { $n } passos, um deles voando
  }
map-empty = Ninguém está aqui.
map-independent = Independentes: quem entra tem de parar e desafiá-los.
map-quest-of = { $side ->
    [alliance] Missão da Aliança
   *[horde] Missão da Horda
  }: { $name }, nível { $level }
map-threat = Ameaça
map-attack = Ataque
map-health = Vida
map-reward = Paga
map-reward-stronger = Paga à facção mais forte
map-reward-weaker = Paga à facção mais fraca
map-draw = compre { $n }, fique com uma
map-level = nível { $n }
map-shut = Sem passagem: { $list }
