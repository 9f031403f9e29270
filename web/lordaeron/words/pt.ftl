# Cartas e fichas de personagem
card-energy = { $n } de Energia
card-level = Nível { $n }
card-gold = { $n } de ouro
card-health = { $n } de Vida
card-on-use = ao usar
card-on-equip = ao equipar
gives-red = { $n } { $abs ->
    [one] dado vermelho
   *[other] dados vermelhos
  }
gives-blue = { $n } { $abs ->
    [one] dado azul
   *[other] dados azuis
  }
gives-green = { $n } { $abs ->
    [one] dado verde
   *[other] dados verdes
  }
gives-reroll = Rerrolagem { $n }
gives-attrition = Desgaste { $n }
gives-threat = Ameaça { $n }
sheet-health = Vida
sheet-energy = Energia
sheet-gold = Ouro
sheet-pet = Mascote
sheet-stun = Atordoamento
sheet-curse = Maldição
sheet-of = { $n } de { $most }
sheet-level = Nível
sheet-xp = { $xp } de XP, próximo nível com { $next }
sheet-xp-last = { $xp } de XP, o último nível
sheet-areas = Áreas de cartas
sheet-spellbook = Grimório
sheet-bag = Bolsa
sheet-nothing = Nada
sheet-empty = Vazia
sheet-printed = Impressa na ficha
sheet-put-here = Ponha aqui
sheet-exchange = Trocar
sheet-take-off = Tirar
sheet-how = Escolha uma carta e depois a área para ela; ou arraste-a até lá. Cartas da ficha saem do mesmo jeito.
sheet-choose-area = Aonde vai { $card }? As áreas acesas a aceitam.
sheet-not-now = Cartas mudam de lugar no fim do turno da sua facção.
sheet-equip-costs = Equipá-la custa { $n } de Energia.
shop-buy = Comprar
shop-sell = Vender
shop-train = Treinar
shop-purse = Na sua bolsa de moedas:
shop-done = Terminar aqui
shop-regain = Recuperar { $health } de Vida, { $energy } de Energia
shop-known = Você já sabe
shop-do-buy = Comprar por { $n }
shop-do-sell = Vender por { $n }
shop-do-train = Aprender por { $n }
shop-no-buy = O Mercador não tem nada agora.
shop-no-sell = Você não tem nada para vender.
shop-no-train = Não há nada para aprender.
shop-instead = No lugar desta:
shop-free-area = A área dela está livre:
shop-change = Mudança:
shop-unusable = Sua classe não pode usá-lo.
choose-talent = Novo nível: escolha um Talento
choose-take = Escolha um Item da recompensa
choose-drop = Sua Bolsa está cheia: escolha o que deixar
choose-loot = Escolha seu saque
choose-do-talent = Ficar com este Talento
choose-do-take = Pegar
choose-do-drop = Deixar
choose-do-loot = Pegar
choose-for = Para { $name }
choose-helps = Melhora: { $cards }.
choose-worn = pode usá-lo
choose-not-worn = não pode usá-lo
choose-later = pode usá-lo a partir do nível { $n }
auction = Leilão
auction-how = Cada personagem faz uma oferta secreta. A maior paga e leva o Item; entre ofertas iguais decide a sorte.
auction-bid = Oferta de { $who }, de { $gold } de ouro
auction-seal = Selar a oferta
auction-in = já ofereceu
auction-waits = ainda vai oferecer
quests-log = Missões
quests-ours = Nossas missões
quests-theirs = Missões deles
quests-none = Nenhuma missão.
quests-far = { $n ->
    [0] você está aqui
    [one] a 1 região
   *[other] a { $n } regiões
  }
quests-xp = { $n } de XP
quests-draw = Um Item do baralho { $deck }, o melhor de { $n }
quests-green = Verde: mais fácil
quests-yellow = Amarelo: mais difícil
quests-red = Vermelho: a mais difícil
deck-triangle = triângulo
deck-square = quadrado
deck-circle = círculo
open-sheet = Fichas
open-shop = Poderes a aprender
open-merchant = Mercador
open-asked = Suas cartas
merchant = O Mercador
sheets = Fichas de personagem
trade = Dar a um aliado
trade-who = Quem dá a quem:
trade-pair = { $from } para { $to }
trade-give = Dar
manage-now = Arrume suas cartas e termine o turno.
manage-done = Cartas arrumadas

# Por que não, pela primeira regra contra
why-not = Isso vai contra a regra { $rule }.
why-wb-manage-01 = Cartas só mudam de lugar na etapa de Gestão de Personagens, no fim do turno da sua facção.
why-wb-manage-04 = Esta carta não está na sua Bolsa nem no seu Grimório.
why-wb-manage-06 = Há outra carta ali.
why-wb-manage-07 = Esta área não aceita tal carta.
why-wb-manage-08 = Esta área aceita outros tipos de Itens.
why-wb-manage-12 = Uma Postura só vai na área de Posturas.
why-wb-manage-13 = Só uma Postura vai aqui.
why-wb-manage-14 = Seu nível é baixo demais para esta carta.
why-wb-manage-19 = Está impressa na ficha: não pode sair.
why-wb-manage-21 = Falta Energia para equipá-la.
why-wb-manage-26 = Você só pode ter uma carta desse tipo.
why-wb-manage-31 = Você já mudou esta área o bastante neste turno.
why-wb-interact-28 = Sua Bolsa não tem lugar para o que sairia.
why-wb-item-09 = Este Item está vinculado a você.
why-wb-item-13 = Você já tem um acessório assim.
why-wb-faq-38 = A área geral aceita Itens gerais e Poderes instantâneos.
why-wb-town-07 = Você já recuperou aqui nesta ação.
why-wb-trade-01 = Só aliados na mesma região trocam.
why-wb-trade-02 = Só Itens da Bolsa mudam de mãos.
why-wb-trade-04 = É mais do que há para dar.
why-wb-trade-05 = Inimigos não trocam.
why-wb-trade-06 = Um dos dois deve ter participado da última ação.
why-wb-trade-07 = Trocas vêm logo depois de uma ação.
why-wb-train-02 = Seu nível é baixo demais para este Poder.
why-wb-train-03 = Falta ouro para aprendê-lo.
why-wb-train-07 = Você já sabe este Poder.
why-wb-train-09 = Este Poder é de outra classe.
why-wb-merchant-03 = O Mercador não tem isso.
why-wb-merchant-05 = Falta ouro para comprá-lo.
why-wb-merchant-07 = Isso não é seu para vender.
why-wb-merchant-09 = O Mercador só compra Itens.
why-wb-town-01 = Isso precisa de uma cidade amiga.
why-wb-turn-02 = É o turno da outra facção.
why-wb-turn-03 = Este personagem não tem mais ações.
why-wb-turn-19 = Não neste momento.
why-wb-challenge-01 = Este personagem deve desafiar antes as criaturas daqui.
why-wb-auction-11 = Itens de leilão não podem ser vendidos.
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
kind-event = Respostas
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
do-bid = { $who } oferece { $gold } de ouro
do-yield = Deixar { $to } ir antes
do-yield-foe = Deixar os oponentes irem antes
do-pay = Primeiro a recompensa de { $quest }
do-roll = Rolar um dado { $color }
do-token = Uma ficha em { $area }
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
say-bid = Um leilão: todos oferecem em segredo, e a maior oferta paga.
say-walk = Para onde vai { $who }?
say-reward = Várias missões estão completas. Qual é paga primeiro?
say-roll-colors = Que dados são rolados?
say-put-tokens = Onde ficam as fichas?
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
event-health-lost = { $who } fica com { $health } de Vida.
event-energy-lost = { $who } perde { $energy } de Energia.
event-regained = { $health ->
    [0] { $who } recupera { $energy } de Energia.
   *[other] { $energy ->
        [0] { $who } recupera { $health } de Vida.
       *[other] { $who } recupera { $health } de Vida e { $energy } de Energia.
    }
}
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
character-n = Personagem { $n }
all-characters = Personagens
the-race = A corrida
level-label = Nível { $n }
health-label = Vida { $n } de { $of }
energy-label = Energia { $n } de { $of }
actions-label = Ações { $n }
decides = decide
gold-label = { $n } de ouro
xp-label = { $n } de experiência
in-region = em { $region }
on-the-loose = à solta
tab-turn = Turno
tab-quests = Missões
tab-characters = Personagens

## Help


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
map-go-by = Ir a { $to } passando por { $by }
map-goal = Caminha até { $name }: { $n ->
    [0] já chegou.
    [one] falta uma região.
   *[other] faltam { $n } regiões.
  }

## Combates

dice-on-cloth = Dados
threat = Ameaça
attack = Ataque
health = Vida
energy = Energia
die-spoken = dado { $color } com { $face }
die-lands-red = defesa
die-lands-blue = dano
die-lands-green = armadura
die-misses = erra
die-bites = fere você
no-dice-yet = Os dados ainda não foram rolados.
combat-round = Rodada de combate { $n }
combat-step-1 = Reserva de dados
combat-step-2 = Rerrolagem
combat-step-3 = Colocar fichas
combat-step-4 = Ataque à distância
combat-step-5 = Dano
combat-step-6 = Resolução
fight-pvp = Duelo de campeões
fight-creatures = { $n } × { $name }
fight-goes-on = O combate continua.
open-now = Agora: { $moment }
moment-combat-start = o combate começa
moment-round-start = a rodada começa
moment-dice-pool-start = antes da sua rolagem
moment-dice-pool-end = depois da sua rolagem
moment-reroll-start = antes da Rerrolagem
moment-reroll-end = depois da Rerrolagem
moment-place-tokens = antes de colocar fichas
moment-place-tokens-end = depois de colocar fichas
moment-defense-start = antes do golpe deles
moment-round-end = a rodada termina
moment-combat-end = o combate termina
moment-health-losing = um ferimento está por vir
moment-health-lost = um ferimento ocorreu
moment-energy-spent = gastou-se Energia
moment-defeat = um aliado está prestes a cair
moment-standing = a qualquer momento
fight-window = { $who }: use uma carta ({ $moment }) ou siga em frente.
pick-reroll = { $who }, escolha até { $n ->
    [one] um dado
   *[other] { $n } dados
  } para rolar de novo.
pick-pay = { $who }, escolha os dados a entregar por { $card }.
pick-spot = { $who }, escolha os dados que { $card } observa.
pick-change = { $who }, escolha os dados que { $card } muda.
reroll-n = { $n ->
    [one] Rolar um dado de novo
   *[other] Rolar { $n } dados de novo
  }
take-n-dice = { $n ->
    [one] Usar este dado
   *[other] Usar estes { $n } dados
  }
keep-dice = Manter todos
use = Usar
use-how = Usar …
energy-of = Energia { $n }/{ $most }
health-of = Vida { $n }/{ $most }
stunned-n = Atordoado { $n }
cursed-n = Amaldiçoado { $n }
our-bowls = As nossas tigelas
their-bowls = As tigelas deles
why-these-dice = Por que estes dados
this-fight = Este combate
term-red = vermelho
term-blue = azul
term-green = verde
term-reroll = Rerrolagem
term-attrition = desgaste
term-threat = ameaça
one-less = Um a menos para { $who }
one-more = Um a mais para { $who }
wound-pet = O mascote de { $who } recebe um
take-wounds = { $n ->
    [one] Receber um ferimento
   *[other] Receber { $n } ferimentos
  }
reckoning = Eles golpeiam com { $attack }; sua tigela detém { $stops }: { $wounds ->
    [one] resta um ferimento
   *[other] restam { $wounds } ferimentos
  } a repartir.
dice-are-placed = Os dados já fizeram o seu trabalho.
event-round-began = Rodada { $round }.
event-attack-began = { $who } ataca.
event-dice-rolled = { $who } rola { $color }: { $faces }.
event-dice-rerolled = { $who } rola de novo; { $color } mostra { $faces }.
event-dice-changed = { $color } mostra { $faces }.
event-tokens-placed = { $who } coloca { $damage } de dano, { $defense } de defesa, { $armor } de armadura, { $attrition } de desgaste.
event-hits-placed = { $hits ->
    [one] Mais um acerto na tigela.
   *[other] Mais { $hits } acertos na tigela.
  }
event-hits-removed = { $hits ->
    [one] Um acerto sai da tigela.
   *[other] { $hits } acertos saem da tigela.
  }
event-armor-placed = Mais { $armor } de armadura na tigela.
event-resolved = { $moved ->
    [0] As tigelas são contadas.
    [one] Um acerto passa ao dano.
   *[other] { $moved } acertos passam ao dano.
  }
odds-title = Antes do combate
odds-win = de chance de vencer
odds-cost = Espere { NUMBER($wounds, maximumFractionDigits: 1) } ferimentos e { NUMBER($energy, maximumFractionDigits: 1) } de Energia gasta em { NUMBER($rounds, maximumFractionDigits: 1) } rodadas.
odds-plot = Ferimentos da primeira rodada: { $list }
odds-exact = Ferimentos da primeira rodada, exatos pelos dados.
odds-about = Ferimentos da primeira rodada, estimativa próxima.
odds-more = Cartas depois da rolagem só podem melhorar.
with-odds = { $text }: vence { $win } %, { $wounds ->
    [0] quase nenhum ferimento
    [one] cerca de um ferimento
   *[other] cerca de { $wounds } ferimentos
  }
use-for = Usar por { $n } de Energia
die-waits = dado { $color }, ainda não rolado

## Glossário

help-fight = O combate
help-journey = A jornada
help-people = Seu personagem
help-world = O mundo
gl-dice = Dados
gl-dice-does = De oito lados. Os azuis atacam de longe e enchem a tigela de dano, os vermelhos lutam corpo a corpo e enchem a de defesa, os verdes são armadura. Um dado conta quando mostra a Ameaça ou mais.
gl-threat = Ameaça
gl-threat-does = O número que um dado precisa alcançar. Cada inimigo tem o seu; contra personagens são dois a mais que o nível mais alto entre eles.
gl-boxes = As três tigelas
gl-boxes-does = O dano derruba inimigos no ataque à distância, antes que revidem. Tudo na defesa, acertos e armadura, detém o Ataque deles. Depois a armadura é retirada, os acertos da defesa e do desgaste passam ao dano, e os inimigos caem mais uma vez. O que sobra espera a próxima rodada.
gl-reroll = Rerrolagem
gl-reroll-does = Quantos dados você pode rolar mais uma vez. Nenhum dado é rolado de novo duas vezes.
gl-attrition = Desgaste
gl-attrition-does = Acertos que você coloca em cada ataque sem dado algum. Contam no fim da rodada.
gl-stun = Atordoamento
gl-stun-does = Cada ficha de Atordoamento tira dois dados da sua reserva antes da rolagem; quem não tem dados bastantes é derrotado. O Atordoamento acaba com o combate.
gl-curse = Maldição
gl-curse-does = Cada ficha de Maldição tira um dado, uma Rerrolagem e um Desgaste. O descanso remove uma; numa cidade amiga, todas.
gl-window = Momento
gl-window-does = A carta diz quando pode ser usada: o pequeno relógio mostra a etapa da rodada. A mesa só oferece a carta no seu momento.
gl-pvp = Combates entre personagens
gl-pvp-does = Os dois lados atacam em alternância; depois ambos escolhem em segredo quanto a sua armadura detém.
gl-actions = Duas ações
gl-actions-does = Cada personagem tem duas ações por turno: viajar, descansar, desafiar, treinar, cidade. Aliados podem agir em qualquer ordem, uma ação aqui, outra ali.
gl-travel = Viagem
gl-travel-does = Um ou dois passos, cada um para uma região vizinha. Um passo até criaturas independentes termina a viagem. As cristas escuras não podem ser cruzadas.
gl-flight = Rota de voo
gl-flight-does = De uma rota de voo da sua facção a qualquer outra num só passo.
gl-challenge = Desafio
gl-challenge-does = Lute contra o que está na sua região. Aliados que estão ali e têm uma ação podem juntar-se.
gl-rest = Descanso
gl-rest-does = Recupere Vida e Energia em qualquer combinação, até o dobro do seu nível, o triplo numa cidade amiga, e perca uma Maldição.
gl-town = Cidade
gl-town-does = Numa cidade amiga você recupera até o seu nível, vende e compra no mercador e aprende Poderes, em qualquer ordem.
gl-graveyard = Cemitério
gl-graveyard-does = Onde os derrotados despertam, com uma Vida e uma Energia. O mais próximo, ou a sua terra: você escolhe.
gl-health = Vida
gl-health-does = Os ferimentos que você suporta. Sem Vida, você é derrotado e se retira para um cemitério.
gl-energy = Energia
gl-energy-does = O que custam os Poderes.
gl-xp = Experiência e níveis
gl-xp-does = Missões e alguns eventos dão experiência, criaturas independentes e duelos por si só não; os níveis dão Vida, Energia, um Talento e cartas melhores.
gl-powers = Poderes e Talentos
gl-powers-does = Poderes são aprendidos com ouro e ficam no seu Grimório até serem equipados. Um Talento vem com um nível e funciona sempre.
gl-bag = Bolsa
gl-bag-does = O que você leva sem usar. Cabe pouco.
gl-decider = Quem decide
gl-decider-does = Por um grupo ou uma facção decide o jogador do personagem mais experiente.
gl-quest = Missão
gl-quest-does = Derrote todas as criaturas da carta, verdes e vermelhas, e a facção recebe experiência, ouro e itens.
gl-independent = Criaturas independentes
gl-independent-does = Azuis. Não pertencem a missão alguma, terminam a viagem de quem chega e devem ser enfrentadas por quem tem uma ação ali.
gl-event = Evento
gl-event-does = Uma carta da trilha de turnos: notícias, guerras, chefes, leilões.
gl-auction = Leilão
gl-auction-does = Cada personagem oferece ouro em segredo; a maior oferta paga e leva o item.
gl-overlord = Soberano
gl-overlord-does = Kel’Thuzad, Nefarian ou Lorde Kazzak. A facção que o derrota vence na hora; se ninguém o faz, as facções travam uma última batalha depois do turno 30.

## Pace

meanwhile = O que aconteceu
meanwhile-watch = Assistir
pace = Ritmo
pace-ask = Perguntar tudo
pace-flow = Seguir onde não há o que decidir
pace-fast = Rápido: combates pela minha regra, os outros de uma vez
fight-policy = Minha regra nos combates
policy-thrifty = Guardar Energia e poções
policy-bold = Usar tudo o que há
propose-to = Propor uma jogada a { $who }
propose-none = escolha…
proposed = Proposto a { $who }: { $move }
fast = Rápido

## Tutorial

tutorial-welcome = Boas-vindas a Lordaeron! Duas facções de três campeões juntam forças contra um Soberano, e uma contra a outra. Você começa: joga pela Horda, e bots jogam o resto.
tutorial-hero = Este é o seu campeão: os corações são Vida, os losangos Energia. As marcas de latão são suas duas ações deste turno: viajar, descansar, desafiar, treinar ou cidade. Aliados fazem as deles em qualquer ordem.
tutorial-town = Você começa numa cidade com cinco de ouro. Aperte “Ir à cidade”, escolha “Treinar” e aprenda dois Poderes; depois aperte “Terminar aqui”. Essa foi sua primeira ação.
tutorial-quests = Estas são as missões da sua facção: quem derrotar, a que distância e quanto paga. Aponte para uma e veja-a no mapa. As cinzentas são para iniciantes.
tutorial-travel = As regiões acesas podem ser alcançadas: uma ação são até dois passos. Criaturas azuis encerram o caminho e têm de ser combatidas. Vá em direção a uma missão.
tutorial-equip = Poderes só valem quando equipados. No fim do seu turno sua ficha se abre: escolha uma carta, depois um dos lugares acesos para ela, e aperte “Cartas arrumadas”.
tutorial-others = Agora jogam os outros. O que fizeram é contado aqui quando sua vez voltar; você também pode assistir.
tutorial-odds = Junto de criaturas você pode desafiá-las. Cada desafio diz sua chance de vencer e os ferimentos a esperar; aliados na região podem se juntar. Se ainda não há ninguém, viaje mais; depois aceite um bom.
tutorial-fight = Um dado vale quando mostra a Ameaça do inimigo ou mais. Dados azuis golpeiam antes, vermelhos e verdes param ferimentos, e depois os vermelhos também golpeiam. Escolha dados para rerrolar, use as cartas do momento ou siga.
tutorial-rest = Ferido ou cansado? Descansar devolve Vida e Energia, o dobro do seu nível ao todo, o triplo numa cidade amiga. Quem cai acorda num cemitério.
tutorial-levels = Missões e alguns eventos dão experiência; criaturas azuis não dão. Um novo nível recupera Vida e Energia, traz um Talento à escolha e abre Poderes e itens mais fortes.
tutorial-win = A facção que derrotar o Soberano vence na hora. Se ninguém o fez quando o último turno acabar, as facções travam uma batalha final. Regras explica o resto quando tiver dúvida. Boa sorte!

## Tips of the guide

hint = Dica: { $text }
hint-buy-powers = o guia iria à cidade aprender { $cards }.
hint-take-talent = o guia ficaria com { $cards }.
hint-travel = o caminho para uma missão passa por { $to }.
hint-too-strong = { $creature } é forte demais aqui para um só no nível 1.
## The review

review-race = A corrida por experiência
review-luck = Os combates e a sorte
review-who = Personagem
review-fights = Combates
review-won-lost = { $won } ganhos, { $lost } perdidos
review-dice = Dados
review-rolled = Rolado
review-expected = Esperado
review-quests = Missões
review-none = Nenhuma foi cumprida.
review-final = Assistir ao último combate
review-story = A história por turnos
