### Lordaeron: jogadas, passos e acontecimentos em palavras. Os nomes vêm com a caixa.

## Sides, colours, places of a sheet

faction-alliance = Aliança
faction-horde = Horda
foe-pvp = a facção inimiga
area-upper-1 = primeiro espaço
area-upper-2 = segundo espaço
area-upper-3 = terceiro espaço
area-ranged = à distância
area-melee = corpo a corpo
area-general = geral
area-armor = armadura
area-add-on = complemento { $n }
deck-grey = cinza
deck-green = verde
deck-yellow = amarela
deck-red = vermelha

color-red = vermelho
color-blue = azul
color-green = verde
box-damage = Dano
box-defense = Defesa
box-attrition = Desgaste

## Moves: headings

kind-pick = Classes
kind-travel = Viajar
kind-step = Seguir
kind-rest = Descansar
kind-challenge = Desafiar
kind-train = Treinar
kind-town = Cidade
kind-regain = Recuperar
kind-buy = Comprar
kind-sell = Vender
kind-give = Dar uma carta
kind-give-gold = Dar ouro
kind-equip = Equipar
kind-unequip = Guardar
kind-use = Usar uma carta
kind-mark = Escolher dados
kind-other = E agora?

## Moves

with-gold = { $text } ({ $n } de ouro)
do-pick = { $class }
do-travel = { $fly ->
    [yes] Voar para { $to }
   *[no] Viajar para { $to }
}
do-step = { $fly ->
    [yes] Voar adiante para { $to }
   *[no] Seguir para { $to }
}
do-halt = Parar aqui
do-rest = Descansar
do-rest-some = Descansar: { $health } de Vida, { $energy } de Energia
do-rest-food = com { $food }
do-challenge = Desafiar { $target }
do-challenge-with = Desafiar { $target } com { $with }
do-join = Entrar no combate
do-decline = Ficar de fora
do-train = Aprender { $card }
do-town = Ir à cidade
do-regain = Recuperar { $health } de Vida e { $energy } de Energia
do-sell = Vender { $card }
do-buy = Comprar { $card }
do-done = Pronto
do-give = Dar { $card } a { $to }
do-give-gold = Dar { $gold } de ouro a { $to }
do-look = Olhar o marcador daqui
do-end = Pronto
do-end-actions = Encerrar meu turno
do-equip = { $exchange ->
    [yes] { $card } em troca, { $area }
   *[no] { $card }, { $area }
}
do-unequip = Guardar o que está em { $area }
do-order = { $who } é o próximo
do-use = Usar { $card }
do-use-amount = { $amount } vezes
do-use-choice = { $choice }
do-use-for = para { $for }
do-pass = Passar
do-pass-reroll = Chega de rolar
do-pass-pick-dice = Estes dados
do-mark = { $color } { $face }
do-remove = Deixar fora um dado { $color }
do-allot = { $blue } acertos no Dano
do-fell = Derrubar um { $color }
do-wound = { $pet ->
    [yes] O mascote de { $who } leva o ferimento
   *[no] { $who } leva o ferimento
}
do-retreat = Recuar para { $to }
do-armor = A armadura tira { $damage } do Dano
do-loot = Levar { $card }
do-talent = Escolher o talento { $card }
do-take = { $card } para { $to }
do-take-mine = Ficar com { $card }
do-drop = Largar { $card }
do-quest-deck = Comprar uma missão { $deck }
do-bid = Oferecer { $gold } de ouro
do-yield = Deixar { $to } ir antes
do-event-regain = Recuperar { $health } de Vida e { $energy } de Energia
do-event-swap = Trocar { $old } por { $card }
do-event-quest = Trocar a missão { $quest } por uma { $deck }
do-event-group = Mover as criaturas para { $to }
do-event-to = Ir para { $to }
do-event-card = { $card }
do-event-none = Deixar como está

## The step in a sentence

say-choose = Escolha.
say-won-alliance = A Aliança venceu.
say-won-horde = A Horda venceu.
say-won-draw = Ninguém venceu.
say-draft = Escolha uma classe.
say-actions = { $who } está em { $region } e tem { $actions ->
    [0] nenhuma ação.
    [one] mais uma ação.
   *[other] mais { $actions } ações.
}
say-manage = Arrume suas cartas antes do fim do turno.
say-final-manage = A batalha final chegou. Arrume suas cartas.
say-travel = { $who } pode seguir de { $region }.
say-training = Aprenda outro Poder, ou termine.
say-town = Na cidade: compre, venda, recupere e termine.
say-invitation = Um combate vai começar. { $who } entra?
say-strike = { $who } pode desafiar já.
say-order = Quem é o próximo?
say-remove-dice = A reserva está cheia. Que dados ficam de fora?
say-hold-dice = Rolar todos os dados ou deixar alguns de fora?
say-reroll = Escolha dados para rolar de novo, até { $most }.
say-window = Uma carta pode ser usada agora.
say-pick-dice = Escolha dados: { $least } a { $most }.
say-use = Como a carta é usada?
say-allot = Como os acertos são divididos?
say-unequip = Que carta sai?
say-fell = Quem cai?
say-wounds = { $wounds ->
    [one] Um ferimento passa. Quem o leva?
   *[other] { $wounds } ferimentos passam. Quem leva o próximo?
}
say-retreat = { $who } tem de recuar. Para onde?
say-talent = { $who } sobe de nível: escolha um talento.
say-item = Escolha o item que fica.
say-keep = Escolha o que fica.
say-overflow = A Bolsa está cheia. O que é largado?
say-quest-deck = De que baralho vem a próxima missão?
say-event-choice = Um evento pergunta a { $who }.
say-bid = Uma oferta secreta de { $who }.
say-walk = Para onde vai { $who }?
say-loot = { $who } pode levar uma carta do caído.
say-armor = Onde a armadura ajuda? O inimigo não vê.

## What happened

event-class-picked = { $who } é escolhido.
event-faction-drawn = { $who } luta pela { $faction }.
event-game-began = { $overlord } ergue-se em Lordaeron.
event-turn-began = Turno { $turn }: { $faction }
event-quest-drawn = Nova missão da { $faction }: { $quest }.
event-quest-passed-over = { $quest } não cabe no mapa e é deixada de lado.
event-spawned = { $count } { $creature } ({ $color }) em { $region }.
event-traveled = { $flight ->
    [yes] { $who } voa para { $region }.
   *[no] { $who } vai para { $region }.
}
event-rested = { $who } descansa.
event-trained = { $who } aprende { $card } por { $gold } de ouro.
event-bought = { $who } compra { $card } por { $gold } de ouro.
event-sold = { $who } vende { $card } por { $gold } de ouro.
event-gave = { $gold ->
    [0] { $who } dá { $card } a { $to }.
   *[other] { $who } dá { $gold } de ouro a { $to }.
}
event-combat-began = { $who } desafia { $creature } em { $region }.
event-card-used = { $who } usa { $card }.
event-foe-fell = { $creature } cai.
event-foes-struck = { $wounds ->
    [0] Os oponentes atacam sem efeito.
    [one] Os oponentes atacam: um ferimento.
   *[other] Os oponentes atacam: { $wounds } ferimentos.
}
event-health-lost = { $who } perde { $health } de Vida.
event-energy-lost = { $who } perde { $energy } de Energia.
event-regained = { $who } recupera { $health } de Vida e { $energy } de Energia.
event-stunned = { $who } fica atordoado.
event-cursed = { $who } é amaldiçoado.
event-pet-hurt = O mascote de { $who } é ferido.
event-defeated = { $who } é derrotado em { $region }.
event-retreated = { $who } recua para { $region }.
event-combat-ended = { $won ->
    [yes] O combate está ganho.
   *[no] O combate está perdido.
}
event-quest-completed = Missão cumprida: { $quest }!
event-xp-gained = { $who } ganha { $xp } de experiência.
event-gold-gained = { $who } ganha { $gold } de ouro.
event-level-gained = { $who } chega ao nível { $level }!
event-talent-taken = { $who } escolhe o talento { $card }.
event-item-taken = { $who } fica com { $card }.
event-item-dropped = { $who } larga { $card }.
event-merchant-grew = O Mercador oferece { $card }.
event-event-drawn = Evento: { $drawn }.
event-event-discarded = { $drawn } terminou.
event-overlord-moved = O Soberano vai para { $region }.
event-counter-seen = { $real ->
    [yes] O marcador em { $region } é o verdadeiro.
   *[no] O marcador em { $region } é falso.
}
event-counter-revealed = { $real ->
    [yes] O marcador em { $region } é virado: é o verdadeiro.
   *[no] O marcador em { $region } é virado: é falso.
}
event-bids-opened = { $who } ofereceu { $gold } de ouro.
event-hoarded = { $who } entrega algo ao tesouro.
event-looted = { $who } leva { $card } de { $from }.
event-game-ended = O jogo terminou.

## The table

turn-of = Turno { $n } de { $of }
turn-short = { $n }/{ $of }
my-characters = Meus personagens
all-characters = Personagens
our-quests = Nossas missões
the-race = A corrida
map-label = O mapa de Lordaeron
level-label = Nível { $n }
health-label = Vida { $n } de { $of }
energy-label = Energia { $n } de { $of }
actions-label = Ações { $n }
gold-label = { $n } de ouro
xp-label = { $n } de experiência
in-region = em { $region }
on-the-loose = à solta
tab-turn = Turno
tab-quests = Missões
tab-characters = Personagens

## Help

help-terms = As palavras do jogo
term-dice = Dados
term-dice-does = Dados azuis atacam à distância, vermelhos corpo a corpo, verdes são armadura. Têm oito faces e acertam se mostram a Ameaça dos oponentes ou mais.
term-boxes = Dano, Defesa, Desgaste
term-boxes-does = Onde ficam os acertos. Os azuis vão para o Dano antes do ataque dos oponentes, os vermelhos para a Defesa até depois dele; o Desgaste vai cansando os oponentes.
term-threat = Ameaça
term-threat-does = O número que um dado precisa alcançar para acertar estes oponentes.
term-attrition = Desgaste
term-attrition-does = Fichas que ficam de uma rodada para outra e contam no fim de cada uma.
term-energy = Energia
term-energy-does = O que os Poderes custam. Descanso e cidades a devolvem.
term-quests = Missões
term-quests-does = Derrote as criaturas das missões da sua facção por experiência, ouro e itens. Todo o grupo que lutou é premiado.
term-overlord = Soberano
term-overlord-does = Quem derrota o Soberano vence o jogo. Depois do último turno as facções lutam entre si.
term-turns = Turnos
term-turns-does = As facções jogam em turnos. Cada personagem tem duas ações; depois as cartas podem ser trocadas.

## Set-up

setup-seats = { $players } jogadores, { $characters } personagens
setup-side = Lado do lugar { $n }
setup-side-drawn = sorteado
setup-hint = Escolha "Eu" em vários lugares para liderar vários personagens.
setup-rules = Regras
setup-characters = Personagens
setup-guide = Os recomendados
setup-draft = Escolhidos em ordem
setup-overlord = Soberano
setup-drawn = sorteado
setup-length = Duração
setup-whole = A trilha inteira: 30 turnos
setup-short = { $n } turnos (regra da casa)
setup-deadly = Batalhas mortais entre facções
setup-endless = Sem último turno: derrotar o Soberano
overlord-kelthuzad = Kel'Thuzad
overlord-nefarian = Nefarian
overlord-lord-kazzak = Lorde Kazzak
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
