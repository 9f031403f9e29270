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
sheet-pet = Ajudante
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
sheet-put-here = Colocar aqui
sheet-exchange = Trocar
sheet-take-off = Tirar
sheet-how = Escolha uma carta e depois a área para ela; ou arraste-a até lá. Cartas da ficha saem do mesmo jeito.
sheet-choose-area = Onde vai ficar { $card }? As áreas destacadas aceitam esta carta.
sheet-not-now = As cartas só mudam de lugar no fim do turno da sua facção.
sheet-equip-costs = Equipá-la custa { $n } de Energia.
shop-buy = Comprar
shop-sell = Vender
shop-train = Treinar
shop-purse = Seu ouro:
shop-done = Terminar aqui
shop-regain = Recuperar { $health } de Vida, { $energy } de Energia
shop-known = Você já aprendeu
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
choose-drop = Sua Bolsa está cheia: escolha o que descartar
choose-loot = Escolha seu saque
choose-do-talent = Ficar com { $card }
choose-do-take = Pegar { $card }
choose-do-drop = Descartar { $card }
choose-do-loot = Pegar { $card }
choose-for = Para { $name }
choose-works = Combina com
choose-worn = pode usá-lo
choose-not-worn = não pode usá-lo
choose-later = pode usá-lo a partir do nível { $n }
auction = Leilão
auction-how = Cada personagem dá um lance secreto. O maior lance paga e leva o Item; em caso de empate, decide-se na sorte.
auction-bid = Lance de { $who }, que tem { $gold } de ouro
auction-seal = Fechar o lance
auction-in = já deu seu lance
auction-waits = ainda vai dar seu lance
quests-log = Missões
quests-ours = Nossas missões
quests-theirs = Missões deles
quests-none = Nenhuma missão.
quests-far = { $n ->
    [0] você está aqui
    [one] a 1 região
   *[other] a { $n } regiões
  }
quests-odds = { $n } % de chance de vencer se você for agora
quests-xp = { $n } de XP
quests-draw = { $n ->
        [one] Um Item do baralho de { $deck }
       *[other] Um Item do baralho de { $deck }, à escolha entre { $n }
    }
quests-green = uma missão verde
quests-yellow = uma missão amarela
quests-red = uma missão vermelha
quests-line-green = mais fácil
quests-line-yellow = mais difícil, paga mais
quests-line-red = a mais difícil, a que mais paga
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
manage-done = Terminar de arrumar

# Por que não, pela primeira regra contra
why-not = Isso vai contra a regra { $rule }.
why-wb-manage-01 = As cartas só mudam de lugar na etapa de Gestão de Personagens, no fim do turno da sua facção.
why-wb-item-14 = Acessórios só são equipados e desequipados na etapa de Gestão de Personagens.
why-wb-item-04 = A Bolsa está cheia: antes, um dos seus Itens vai para o Mercador.
why-wb-decide-08 = Isso quem decide é o jogador do personagem.
why-wb-manage-04 = Esta carta não está na sua Bolsa nem no seu Grimório.
why-wb-manage-06 = Há outra carta ali.
why-wb-manage-07 = Esta área não aceita esse tipo de carta.
why-wb-manage-08 = Esta área aceita outros tipos de Itens.
why-wb-manage-12 = Uma Postura só pode ficar na área de Posturas.
why-wb-manage-13 = Só uma Postura pode ficar aqui.
why-wb-manage-14 = Seu nível é baixo demais para esta carta.
why-wb-manage-19 = Está impressa na ficha: não pode sair.
why-wb-manage-21 = Você não tem Energia para equipá-la.
why-wb-manage-26 = Você só pode ter uma carta desse tipo.
why-wb-manage-31 = Você já mudou esta área vezes demais neste turno.
why-wb-interact-28 = Sua Bolsa não tem espaço para o que sairia.
why-wb-item-09 = Este Item está vinculado a você.
why-wb-item-13 = Você já tem um acessório assim.
why-wb-faq-38 = A área geral aceita Itens gerais e Poderes instantâneos.
why-wb-town-07 = Você já se recuperou aqui nesta ação.
why-wb-trade-01 = Só aliados na mesma região fazem trocas.
why-wb-trade-02 = Só Itens da Bolsa mudam de mãos.
why-wb-trade-04 = É mais do que há para dar.
why-wb-trade-05 = Inimigos não fazem trocas.
why-wb-trade-06 = Um dos dois deve ter participado da última ação.
why-wb-trade-07 = As trocas são feitas logo depois de uma ação.
why-wb-train-02 = Seu nível é baixo demais para este Poder.
why-wb-train-03 = Você não tem ouro para aprendê-lo.
why-wb-train-07 = Você já aprendeu este Poder.
why-wb-train-09 = Este Poder é de outra classe.
why-wb-merchant-03 = O Mercador não tem isso.
why-wb-merchant-05 = Você não tem ouro para comprá-lo.
why-wb-merchant-07 = Isso não é seu: você não pode vendê-lo.
why-wb-merchant-09 = O Mercador só compra Itens.
why-wb-town-01 = Isso só pode ser feito em uma cidade amiga.
why-wb-turn-02 = É o turno da outra facção.
why-wb-turn-03 = Este personagem não tem mais ações.
why-wb-turn-19 = Agora não é o momento.
why-wb-challenge-01 = Antes, este personagem precisa desafiar as criaturas daqui.
why-wb-auction-11 = Itens de leilão não podem ser vendidos.
why-wb-travel-02 = Longe demais para esta ação: não é vizinha de uma região ao alcance.
why-wb-travel-08 = Há montanhas no meio: ninguém as atravessa a pé.
why-wb-travel-09 = Montalvo está fechada à Aliança.
why-wb-travel-10 = Costa Sul está fechada à Horda.
why-wb-travel-18 = Há criaturas independentes junto deste personagem: ele não viaja antes de derrotá-las.
why-wb-defeat-05 = A retirada leva ao cemitério mais próximo ou à região inicial da sua facção.
why-wb-eventcard-foul-plaguewinds-01 = A praga fecha o caminho.
### Lordaeron: jogadas, passos e acontecimentos em palavras. Os nomes vêm com a caixa.

## Sides, colours, places of a sheet

faction-alliance = Aliança
faction-horde = Horda
foe-pvp = a facção inimiga
area-upper-1 = superior 1
area-upper-2 = superior 2
area-upper-3 = superior 3
area-ranged = à distância
area-melee = corpo a corpo
area-general = geral
area-armor = armadura
area-add-on = acessório { $n }
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
kind-step = Seguir viagem
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
kind-cleanse = Praga
kind-other = E agora?

## Moves

with-gold = { $text } ({ $n } de ouro)
do-pick = { $class }
do-travel = { $fly ->
    [yes] Voar para { THE($to) }
   *[no] Viajar para { THE($to) }
}
do-step = { $fly ->
        [yes] Voar até { THE($to) }
       *[no] Seguir até { THE($to) }
    }
do-halt = Parar aqui
do-rest = Descansar
do-rest-some = { $health ->
    [0] Descansar: { $energy } de Energia
   *[other] { $energy ->
        [0] Descansar: { $health } de Vida
       *[other] Descansar: { $health } de Vida, { $energy } de Energia
      }
  }
do-rest-food = com { $food }
do-challenge = Desafiar { $target }
do-challenge-with = Desafiar { $target } com { $with }
do-join = Entrar no combate
do-decline = Não participar
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
        [yes] Trocar por { $card } ({ $area })
       *[no] { $card } ({ $area })
    }
do-unequip = Guardar a carta da área: { $area }
do-order = Agora, { $who }
do-use = Usar { $card }
do-use-amount = { $amount ->
        [one] 1 vez
       *[other] { $amount } vezes
    }
do-use-price = por { $price }
do-use-choice = { $choice }
do-use-for = para { $for }
do-pass = Passar
do-pass-quests = Manter as nossas missões
do-pass-groups = Deixar as criaturas onde estão
do-pass-flight = Ficar aqui
do-pass-buy = Não comprar nada
do-pass-sell = Não vender nada
do-pass-event-choice = Não mudar mais nada
do-pass-reroll = Chega de rerrolar
do-pass-pick-dice = Estes dados
do-mark = { $color } { $face }
do-remove = Deixar fora um dado { $color }
do-roll-again = Rerrolar estes e olhar
do-allot = { $blue ->
        [0] Nenhum acerto no Dano
        [one] 1 acerto no Dano
       *[other] { $blue } acertos no Dano
    }
do-fell = Derrubar criatura ({ $color })
do-wound = { $pet ->
        [yes] O ajudante de { $who } sofre o ferimento
       *[no] { $who } sofre o ferimento
    }
do-retreat = Recuar para { THE($to) }
do-armor = A armadura absorve { $damage } do Dano
do-loot = Ficar com { $card }
do-talent = Escolher o talento { $card }
do-take = { $card } para { $to }
do-take-mine = Ficar com { $card }
do-drop = Descartar { $card }
do-quest-deck = Pegar { $deck }
do-bid = { $who } dá um lance de { $gold } de ouro
do-yield = Deixar { $to } agir antes
do-yield-foe = Deixar os oponentes agirem antes
do-pay = Receber antes a recompensa de { $quest }
do-roll = Rolar um dado { $color }
do-token = Um marcador na área: { $area }
do-event-regain = Recuperar { $health ->
    [0] { $energy } de Energia
   *[other] { $energy ->
        [0] { $health } de Vida
       *[other] { $health } de Vida e { $energy } de Energia
    }
}
do-event-swap = Trocar { $old } por { $card }
do-event-quest = Trocar a missão { $quest } por uma { $deck }
do-event-group = { $creature }, { $from }: para { THE($to) }
do-event-to = Ir para { THE($to) }
do-event-buy = Comprar { $card } por { $n } de ouro
do-event-sell = Vender { $card } por { $n } de ouro
do-event-card = Entregar { $card }
do-event-cleanse = Gastar Energia para limpar a praga aqui: experiência
do-event-none = Deixar como está

## The step in a sentence

say-choose = Escolha.
say-won-alliance = A Aliança venceu.
say-won-horde = A Horda venceu.
say-won-draw = Ninguém venceu.
say-draft = Escolha uma classe.
say-actions = { $who } está { IN($region) } e { $actions ->
        [0] não tem mais ações.
        [one] tem mais uma ação.
       *[other] tem mais { $actions } ações.
    }
say-duty = Antes, { $who } precisa desafiar as criaturas independentes { IN($region) }.
say-manage = Arrume suas cartas antes do fim do turno.
say-final-manage = A batalha final chegou. Arrume suas cartas.
say-travel = { $who } pode seguir viagem a partir { OF($region) }.
say-training = Aprenda outro Poder, ou termine.
say-town = Na cidade: compre, venda, recupere-se e termine.
say-invitation = Um combate vai começar. { $who } participa?
say-strike = { $who } pode desafiar agora mesmo.
say-order = Quem age agora?
say-remove-dice = A reserva está cheia. Quais dados ficam de fora?
say-hold-dice = Rolar todos os dados ou deixar alguns de fora?
say-reroll = Escolha dados para rolar de novo, até { $most }.
say-window = Uma carta pode ser usada agora.
say-pick-dice = Escolha dados: de { $least } a { $most }.
say-use = Como a carta é usada?
say-allot = Como os acertos são divididos?
say-unequip = Qual carta sai?
say-fell = Quem cai?
say-wounds = { $wounds ->
        [one] Um ferimento passa. Quem o sofre?
       *[other] { $wounds } ferimentos passam. Quem sofre o próximo?
    }
say-retreat = { $who } precisa recuar. Para onde?
say-talent = { $who } sobe de nível: escolha um talento.
say-item = Escolha com qual item ficar.
say-keep = Escolha com o que ficar.
say-overflow = A Bolsa está cheia. O que você descarta?
say-quest-deck = De qual baralho vem a próxima missão?
say-event-choice = { $event } pergunta a { $who }.
say-bid = Um leilão: todos dão lances secretos, e o maior lance paga.
say-walk = Para onde vai { $who }?
say-reward = Várias missões foram cumpridas. Qual recompensa vem primeiro?
say-roll-colors = Quais dados são rolados?
say-put-tokens = Onde ficam os marcadores?
say-loot = { $who } pode ficar com uma carta de quem caiu.
say-armor = Onde a armadura ajuda? O inimigo não vê.

## What happened

event-class-picked = Classe escolhida: { $class }.
event-faction-drawn = { $who } luta pela { $faction }.
event-game-began = { $overlord } se ergue em Lordaeron.
event-turn-began = Turno { $turn }: { $faction }
event-quest-drawn = Nova missão da { $faction }: { $quest }.
event-quest-passed-over = { $quest } não cabe no mapa e fica de fora.
event-spawned = { $count ->
    [1] { $creature }
   *[other] { $count } × { $creature }
  } ({ $color }) { IN($region) }.
event-traveled = { $flight ->
    [yes] { $who } voa para { THE($region) }.
   *[no] { $who } vai para { THE($region) }.
}
event-rested = { $who } descansa.
event-trained = { $who } aprende { $card } por { $gold } de ouro.
event-bought = { $who } compra { $card } por { $gold } de ouro.
event-sold = { $who } vende { $card } por { $gold } de ouro.
event-gave = { $gold ->
    [0] { $who } dá { $card } a { $to }.
   *[other] { $who } dá { $gold } de ouro a { $to }.
}
event-combat-began = { $who } desafia { $creature } { IN($region) }.
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
event-stunned = { $who } sofre Atordoamento.
event-cursed = { $who } sofre uma Maldição.
event-pet-hurt = O ajudante de { $who } sofre um ferimento.
event-defeated = { $who } sofre uma derrota { IN($region) }.
event-final-fallen = { $who } cai na batalha final.
event-retreated = { $who } recua para { THE($region) }.
event-combat-ended = { $winner ->
    [alliance] A Aliança vence o combate.
    [horde] A Horda vence o combate.
   *[none] { $who } perde o combate.
    }
event-quest-completed = Missão cumprida: { $quest }!
event-xp-gained = { $who } ganha { $xp } de experiência.
event-gold-gained = { $who } ganha { $gold } de ouro.
event-level-gained = { $who } chega ao nível { $level }!
event-talent-taken = { $who } escolhe o talento { $card }.
event-item-drawn = Encontrado: { $card }.
event-item-taken = { $who } fica com { $card }.
event-item-dropped = { $who } descarta { $card }.
event-merchant-grew = O Mercador oferece { $card }.
event-event-drawn = Evento: { $drawn }.
event-event-discarded = O evento { $drawn } terminou.
event-overlord-moved = O Soberano vai para { THE($region) }.
event-counter-seen = { $real ->
    [yes] O marcador { IN($region) } é o verdadeiro.
   *[no] O marcador { IN($region) } é falso.
}
event-counter-revealed = { $real ->
    [yes] O marcador { IN($region) } é virado: é o verdadeiro.
   *[no] O marcador { IN($region) } é virado: é falso.
}
event-bids-opened = { $who } deu um lance de { $gold } de ouro.
event-hoarded = { $who } entrega algo ao tesouro.
event-looted = { $who } fica com { $card }, de { $from }.
event-game-ended = A partida terminou.

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
in-region = { IN($region) }
on-the-loose = à solta
tab-turn = Turno
tab-quests = Missões
tab-characters = Personagens

## Help


## Set-up

setup-seats = { $players ->
        [one] 1 jogador
       *[other] { $players } jogadores
    }, { $characters } personagens
setup-side = Lado do lugar { $n }
setup-side-drawn = por sorteio
setup-hint = Escolha “Eu” em vários lugares para controlar vários personagens.
setup-rules = Regras
setup-characters = Personagens
setup-guide = Recomendados
setup-draft = Escolhidos um a um
setup-overlord = Soberano
setup-drawn = por sorteio
setup-length = Duração
setup-whole = A trilha inteira: 30 turnos
setup-evening = Uma noite: { $n } turnos, todos os eventos, níveis mais cedo (regra da casa)
setup-short = Só os primeiros { $n } turnos (regra da casa)
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
map-group = { $n } × { $creature } ({ $grade ->
        [green] verde
        [red] vermelho
       *[blue] azul
    }){ $side ->
        [alliance] , de uma missão da Aliança
        [horde] , de uma missão da Horda
       *[none] , independente
    }
map-counter = Um marcador do Soberano voltado para baixo
map-counter-false = Um marcador falso do Soberano: a sua facção o olhou
map-mark-war = Guerra: { $name }
map-mark-boss = Chefe: { $name }
map-mark-plague = { $name }
map-reach = { $n ->
    [one] a um passo
   *[other] a { $n } passos
  }
map-reach-flight = { $n ->
        [one] a um passo, voando
       *[other] a { $n } passos, um deles voando
    }
map-empty = Não há ninguém aqui.
map-independent = Independentes: quem entra precisa parar e desafiá-las.
map-quest-of = { $side ->
    [alliance] Missão da Aliança
   *[horde] Missão da Horda
  }: { $name }, nível { $level }
map-threat = Ameaça
map-attack = Ataque
map-health = Vida
map-reward = Recompensa
map-reward-stronger = Recompensa da facção mais forte
map-reward-weaker = Recompensa da facção mais fraca
map-draw = pegue { $n }, fique com uma
map-level = nível { $n }
map-shut = Montanhas, sem passagem para: { $list }
map-too-far = Fora do alcance de uma ação: veja o que há no caminho.
map-go-by = Ir { TO($to) } passando { BY($by) }
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
combat-step-3 = Colocar marcadores
combat-step-4 = Ataque à distância
combat-step-5 = Dano
combat-step-6 = Resolução
fight-pvp = Duelo de personagens
fight-creatures = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
  }
fight-goes-on = O combate continua.
open-now = Agora: { $moment }
moment-combat-start = o combate começa
moment-round-start = a rodada começa
moment-dice-pool-start = antes da sua rolagem
moment-dice-pool-end = depois da sua rolagem
moment-reroll-start = antes da Rerrolagem
moment-reroll-end = depois da Rerrolagem
moment-place-tokens = antes de colocar marcadores
moment-place-tokens-end = depois de colocar marcadores
moment-defense-start = antes do ataque deles
moment-round-end = a rodada termina
moment-combat-end = o combate termina
moment-health-losing = um ferimento está para acontecer
moment-health-lost = um ferimento aconteceu
moment-energy-spent = Energia foi gasta
moment-defeat = um aliado está prestes a cair
moment-standing = a qualquer momento
fight-window = { $who }: use uma carta ({ $moment }) ou continue.
pick-reroll = { $who }, escolha até { $n ->
    [one] um dado
   *[other] { $n } dados
  } para rolar de novo.
pick-pay = { $who }, escolha os dados que entrega por { $card }.
pick-spot = { $who }, escolha os dados que { $card } aponta.
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
use-how = Usar…
energy-of = Energia { $n }/{ $most }
health-of = Vida { $n }/{ $most }
stunned-n = Atordoamento { $n }
cursed-n = Maldição { $n }
our-bowls = Nossas caixas
their-bowls = Caixas deles
why-these-dice = Por que estes dados
this-fight = Este combate
term-red = vermelho
term-blue = azul
term-green = verde
term-reroll = Rerrolagem
term-attrition = Desgaste
term-threat = Ameaça
one-less = Um a menos para { $who }
one-more = Um a mais para { $who }
take-wounds = { $n ->
        [0] Nenhum ferimento
        [one] Sofrer um ferimento
       *[other] Sofrer { $n } ferimentos
    }
reckoning = Eles atacam com { $attack }; sua defesa segura { $stops }: { $wounds ->
        [one] resta um ferimento
       *[other] restam { $wounds } ferimentos
    } a repartir.
dice-are-placed = Os dados já cumpriram seu papel.
event-round-began = Rodada { $round }.
event-attack-began = { $who } ataca.
event-dice-rolled = { $who } rola ({ $color }): { $faces }.
event-dice-rerolled = { $who } rola de novo ({ $color }): { $faces }.
event-dice-changed = Mudança nos dados ({ $color }): { $faces }.
event-tokens-placed = { $who } coloca { $damage } de Dano, { $defense } de Defesa, { $armor } de armadura e { $attrition } de Desgaste.
event-hits-placed = { $hits ->
        [one] Mais um acerto na caixa.
       *[other] Mais { $hits } acertos na caixa.
    }
event-hits-removed = { $hits ->
        [one] Um acerto sai da caixa.
       *[other] { $hits } acertos saem da caixa.
    }
event-armor-placed = Mais { $armor } de armadura na caixa.
event-resolved = { $moved ->
        [0] As caixas são contadas.
        [one] Um acerto passa para o Dano.
       *[other] { $moved } acertos passam para o Dano.
    }
odds-win = de chance de vencer
with-odds = { $text }: { $win } % de chance, { wounds-about }
use-for = Usar por { $price }
use-for-how = Usar por { $price }…
price-energy = { $span } de Energia
price-health = { $span } de Vida
price-tokens = { $most ->
    [one] { $span } marcador de acerto
   *[other] { $span } marcadores de acerto
  }
price-marks = { $most ->
    [one] { $span } marca
   *[other] { $span } marcas
  }
die-waits = dado { $color }, ainda não rolado

## Glossário

help-fight = O combate
help-journey = A jornada
help-people = Seu personagem
help-world = O mundo
gl-dice = Dados
gl-dice-does = Têm oito lados. Os azuis atacam de longe e enchem a caixa de Dano, os vermelhos lutam corpo a corpo e enchem a de Defesa, os verdes são armadura. Um dado conta quando mostra a Ameaça ou mais.
gl-threat = Ameaça
gl-threat-does = O número que um dado precisa alcançar. Cada inimigo tem o seu; contra personagens são dois a mais que o nível mais alto entre eles.
gl-boxes = As três caixas
gl-boxes-does = O Dano derruba inimigos no ataque à distância, antes que eles revidem. Tudo o que está na Defesa, acertos e armadura, segura o Ataque deles. Depois a armadura é retirada, os acertos da Defesa e do Desgaste passam para o Dano, e inimigos caem mais uma vez. O que sobra espera a próxima rodada.
gl-reroll = Rerrolagem
gl-reroll-does = Quantos dados você pode rolar mais uma vez depois da primeira rolagem. Nenhum dado é rerrolado duas vezes.
gl-attrition = Desgaste
gl-attrition-does = Acertos que você coloca em cada ataque sem dado algum. Contam no fim da rodada.
gl-stun = Atordoamento
gl-stun-does = Cada marcador de Atordoamento tira dois dados da sua reserva antes da rolagem; quem não tem dados suficientes é derrotado. O Atordoamento acaba junto com o combate.
gl-curse = Maldição
gl-curse-does = Cada marcador de Maldição tira um dado, uma Rerrolagem e um Desgaste. Um descanso remove uma Maldição; em uma cidade amiga, todas.
gl-window = Momento
gl-window-does = A carta diz quando pode ser usada: o pequeno relógio mostra a etapa da rodada. A mesa só oferece a carta no seu momento.
gl-pvp = Combates entre personagens (JxJ)
gl-pvp-does = Os dois lados atacam, um de cada vez; depois ambos escolhem em segredo quanto sua armadura segura.
gl-actions = Duas ações
gl-actions-does = Cada personagem tem duas ações por turno: viajar, descansar, desafiar, treinar ou ir à cidade. Aliados podem agir em qualquer ordem, uma ação aqui, outra ali.
gl-travel = Viagem
gl-travel-does = Um ou dois passos, cada um para uma região vizinha. Entrar onde há criaturas independentes encerra a viagem. As cordilheiras escuras não podem ser atravessadas.
gl-flight = Rota de voo
gl-flight-does = De uma rota de voo da sua facção a qualquer outra em um só passo.
gl-challenge = Desafio
gl-challenge-does = Lute contra quem está na sua região. Aliados que estão ali e ainda têm uma ação podem participar.
gl-rest = Descanso
gl-rest-does = Recupere Vida e Energia em qualquer combinação, até o dobro do seu nível (o triplo em uma cidade amiga), e remova uma Maldição.
gl-town = Cidade
gl-town-does = Em uma cidade amiga você recupera até o seu nível, vende e compra no Mercador e aprende Poderes, em qualquer ordem.
gl-graveyard = Cemitério
gl-graveyard-does = Onde os derrotados despertam, com 1 de Vida e 1 de Energia. O mais próximo ou o da sua região inicial: você escolhe.
gl-health = Vida
gl-health-does = Quantos ferimentos você suporta. Sem Vida, você é derrotado e recua para um cemitério.
gl-energy = Energia
gl-energy-does = O que custam os Poderes.
gl-xp = Experiência e níveis
gl-xp-does = Missões e alguns eventos dão experiência; criaturas independentes e duelos, por si sós, não dão. Os níveis dão Vida, Energia, um Talento e cartas melhores.
gl-powers = Poderes e Talentos
gl-powers-does = Poderes são aprendidos com ouro e ficam no seu Grimório até serem equipados. Um Talento vem com um nível e vale sempre.
gl-bag = Bolsa
gl-bag-does = O que você leva sem usar. Cabe pouco.
gl-decider = Quem decide
gl-decider-does = Por um grupo ou por uma facção, decide o jogador do personagem mais experiente.
gl-quest = Missão
gl-quest-does = Derrote todas as criaturas da carta, verdes e vermelhas, e a facção recebe experiência, ouro e itens.
gl-independent = Criaturas independentes
gl-independent-does = Azuis. Não pertencem a nenhuma missão, encerram a viagem de quem chega e precisam ser enfrentadas por quem ainda tem uma ação ali.
gl-event = Evento
gl-event-does = Uma carta da trilha de turnos: notícias, guerras, chefes, leilões.
gl-auction = Leilão
gl-auction-does = Cada personagem dá um lance secreto em ouro; o maior lance paga e leva o item.
gl-overlord = Soberano
gl-overlord-does = Kel’Thuzad, Nefarian ou Lorde Kazzak. A facção que o derrotar vence na hora; se ninguém conseguir, as facções travam uma última batalha depois do turno 30.

## Pace

meanwhile = O que aconteceu
meanwhile-watch = Assistir
pace = Ritmo
pace-ask = Perguntar sempre
pace-flow = Avançar quando não há o que decidir
pace-fast = Rápido: meus combates pela minha estratégia, os outros de uma vez
fight-policy = Minha estratégia nos combates
policy-thrifty = Poupar Energia e poções
policy-bold = Usar tudo
propose-to = Propor uma jogada a { $who }
propose-none = escolha…
proposed = Proposto a { $who }: { $move }
fast = Rápido

## Tutorial

tutorial-welcome = Boas-vindas a Lordaeron! Duas facções de três campeões reúnem forças contra um Soberano, e uma contra a outra. Você começa: joga pela Horda, e os robôs jogam com o resto.
tutorial-hero = Este é o seu campeão: os corações são Vida, os losangos são Energia. As marcas de latão são suas duas ações deste turno: viajar, descansar, desafiar, treinar ou ir à cidade. Os aliados fazem as deles em qualquer ordem.
tutorial-town = Você começa em uma cidade, com cinco de ouro. Aperte “Ir à cidade” e depois “Treinar”. Escolha “{ $one }” e aperte “{ $first }”, depois “{ $two }” e “{ $second }”. Saia com “Terminar aqui”: essa foi sua primeira ação.
tutorial-quests = Estas são as missões da sua facção: quem derrotar, a que distância e qual a recompensa. Aponte para uma e veja-a no mapa. As cinzentas são para iniciantes.
tutorial-travel = As regiões destacadas estão ao seu alcance: uma ação vale até dois passos. Criaturas azuis encerram o caminho e precisam ser enfrentadas. { $way ->
    [none] Vá em direção a uma missão.
   *[other] Sua missão está a um passo: aperte “Viajar” e “{ $way }”, ou aperte no mapa; depois, “Parar aqui”.
}
tutorial-equip = Poderes só valem quando equipados. { $n ->
    [0] No fim do seu turno, sua ficha se abre: escolha uma carta, depois uma das áreas destacadas para ela, e encerre o turno embaixo.
   *[other] Seu turno termina com a ficha: aperte “Equipar o melhor”, que diz o que muda, ou escolha uma carta e depois uma das áreas destacadas para ela. Então aperte “Terminar de arrumar”.
}
tutorial-others = Agora é a vez dos outros. O que eles fizeram aparece aqui quando for sua vez de novo; você também pode assistir.
tutorial-odds = Aqui estão as criaturas da sua missão. Cada desafio mostra sua chance de vencer e os ferimentos esperados; a partir de cinquenta ele é dourado.
tutorial-roll = A luta começa. Suas cartas formam a reserva: dados azuis atacam de longe, vermelhos de perto, verdes são armadura. { $one } traz mais dados e uma rerrolagem: aperte “{ $use }” e depois “Rolar os dados”.
tutorial-hold = Alguns dados podem ferir quem os mostra; um dado que não é rolado, não. A lista diz quanto vale cada escolha, a melhor primeiro. Aqui vale a pena rolar todos: aperte “Rolar os dados”.
tutorial-reroll = Um dado conta quando mostra a Ameaça do inimigo ou mais. Alguns podem ser rolados de novo: cada um diz o que isso muda na sua chance, e a lista começa pela melhor escolha. Escolha-a e aperte o botão dourado.
tutorial-fight = Os acertos vão para as tigelas: o dano atinge primeiro, a defesa impede ferimentos e atinge depois, o desgaste vem por último. Siga com o botão do canto inferior direito até um lado cair.
tutorial-loot = O que a luta trouxe: ouro, experiência, talvez um item à sua escolha; depois, um baralho para a próxima missão. Missões pagam; criaturas azuis só barram o caminho. Um nível novo deixaria você escolher um Talento na hora.
tutorial-rest = Cansaço? Ferimentos? Aperte “Descansar”. Isso devolve Vida e Energia, o dobro do seu nível ao todo, o triplo em uma cidade amiga. Quem cai desperta em um cemitério.
tutorial-group = Juntos vocês são mais fortes: aliados na sua região com uma ação sobrando podem participar, e dividem a recompensa. { $with ->
    [none] Faça um bom desafio; os aliados também chamam você para os deles.
   *[other] { $alone ->
        [-1] {""}
       *[other] Sem ajuda, a vitória viria { $alone } vezes em 100.
    } Aperte “Desafiar” e escolha “{ $with }”.
}
tutorial-levels = Missões e alguns eventos dão experiência; criaturas azuis não dão. Um novo nível recupera Vida e Energia, traz um Talento à sua escolha e libera Poderes e itens mais fortes.
tutorial-win = A facção que derrotar o Soberano vence na hora. Se ninguém conseguir até o fim do último turno, as facções travam uma batalha final. As regras, no alto, explicam o resto quando tiver dúvida. Boa sorte!

## Tips of the guide

hint = Dica: { $text }
hint-buy-powers = vale a pena ir à cidade e aprender { $cards }.
hint-take-talent = vale a pena escolher { $cards }.
hint-travel = o caminho para uma missão passa { BY($to) }.
hint-too-strong = { $creature } é forte demais para um personagem sozinho no nível 1.

## Planos do guia

guide-setting = Planos em cada turno meu
guide-on = Mostrar três planos
guide-off = Eu planejo sozinho
guide-picks = O guia escolheria isto.
plan-heading = Planos
plan-kind-quest = Melhor missão
plan-kind-war = Guerra, chefe ou caçada
plan-kind-grow = Crescer: aprender, comprar, descansar
plan-title-quest = { $foe } { IN($place) }
plan-title-independent = { $foe } { IN($place) }
plan-title-war = Uma guerra
plan-title-boss = Um chefe
plan-title-overlord = { $foe }
plan-title-pvp = Os inimigos { IN($place) }
plan-title-town = À cidade { IN($place) }
plan-title-learn = Aprender { $cards }
plan-title-rest = Descansar { IN($place) }
plan-title-end = Encerrar o turno
plan-alone = Você sem ajuda, { IN($place) }.
plan-with = Com { $who }, { IN($place) }.
plan-holds = Um fica { IN($place) } e outro { IN($other) } até o fim do turno dos inimigos; sem combate.
plan-buys = Para ter { $cards }.
plan-shop = Comprar, vender, aprender e recuperar.
plan-ends = Nada mais vale uma ação agora.
plan-rests = { $n ->
    [one] Antes, um descanso.
   *[other] Antes, { $n } descansos.
}
plan-level = { $who } chega ao nível { $n }.
plan-odds-alone = Sem ajuda são { $win } %.
plan-then = Depois: { $what }.
plan-none-weak = Nada que se possa vencer: no máximo { $win } %.
plan-none-far = Nada que se alcance a tempo.
plan-none-no-quest = Nenhuma missão sua está aberta.
plan-none-no-war = { $turn ->
    [0] Nenhuma guerra e nenhum chefe, e nenhum evento por vir.
   *[other] Nenhuma guerra e nenhum chefe agora: o próximo evento vem no turno { $turn }.
}
plan-none-grown = Sem cansaço, e nada para aprender com o ouro que há.
plan-odds = { $win } %
plan-odds-dressed = { $win } → { $soon } %
plan-against = contra { $foe }
plan-steps = { $n ->
    [one] um passo
   *[other] { $n } passos
}
plan-comes-alone = só você
plan-comes-along = vem junto
plan-comes-asked = será convidado
plan-yours = você o segue
plan-beside = junto ao primeiro
plan-others = Outros planos
plan-following = { $odds ->
    [none] Seu plano: { $plan }
   *[other] Seu plano: { $plan } · { $odds }
}
plan-over = Seu plano terminou, ou ninguém mais pode cumpri-lo. E agora?
plan-fell = As chances do seu plano caíram de { $was } para { $is } %. Continuar?
plan-step = { $kind ->
    [travel] Seguir para { THE($place) }
    [challenge] Combater: { $what }
    [rest] Descansar antes
    [town] Entrar na cidade
    [train] { $what }
    [look] Olhar o marcador
    [end] Encerrar o turno e esperar
   *[other] Continuar: { $what }
}
goal-title = Para onde?
goal-rest = e descansar lá
goal-friend = { $who } está lá
goal-town = cidade: aprender, comprar, descansar
goal-boss = onde o Soberano pode estar
goal-walk = ao alcance
goal-damage = criaturas
goal-danger = { $who } a duas regiões ou menos
goal-blue = { $foe } no caminho
goal-safe = ninguém por perto
goal-now = agora
goal-turn = lá no turno { $n }
goal-no = nenhum caminho leva até lá agora
goal-with = { $win } % com { $who }
goal-on = Seguir para { THE($place) }
goal-asks = { $who } a duas regiões ou menos: continuar?
goal-gone = A missão de lá sumiu: continuar?
goal-later = Seu destino: { $place }. Nenhum caminho segue agora.
goal-rest-now = Descansar, como planejado
goal-drop = Desistir do destino
plan-step-wait = Deixar { $who } ir antes
plan-said = Plano { $n } de { $of }{ $first ->
    [yes] , recomendado
   *[no] {""}
}: { $kind }. { $text } { $odds } { $gold ->
    [0] {""}
   *[other] { $gold } de ouro,
} { $xp ->
    [0] {""}
   *[other] { $xp } de experiência,
} { $turn ->
    [0] {""}
   *[other] pronto no turno { $turn }.
}

## The review

review-race = A corrida
review-who = Personagem
review-fights = Vitórias e derrotas
review-won-lost = { $won } e { $lost }
review-dice = Dados
review-rolled = Resultado
review-expected = Esperado
review-final = Assistir ao último combate
review-story = A história por turnos

## Um combate em andamento

odds-now = Neste momento
odds-first = { $win } % antes do combate
odds-safe =
    { $safe } % de ninguém cair, em cerca de { $rounds ->
        [one] { NUMBER($rounds, maximumFractionDigits: 1) } rodada
       *[other] { NUMBER($rounds, maximumFractionDigits: 1) } rodadas
    }.
odds-safe-now = { $safe } % de ninguém cair; acaba nesta rodada.
wounds-about = cerca de { NUMBER($wounds, maximumFractionDigits: 1) } { NUMBER($wounds, maximumFractionDigits: 1) ->
    [one] ferimento
   *[other] ferimentos
  }
odds-share = { wounds-about }; cai em { $falls } %
rerolls-title = O que muda rolar de novo
rerolls-about = Chance de vencer este combate, a melhor primeiro.
reroll-die = { $color } { $face }
reroll-none = manter todos
held-title = Deixar dados de fora?
held-about = { $text } Um dado que não é rolado não fere. O melhor primeiro:
held-none = rolar todos
held-dice = deixar { $n } × { $color }
reroll-look = { $n ->
        [one] Rerrolar este e olhar
       *[other] Rerrolar estes { $n } e olhar
    }
roll-without = { $n ->
        [one] Rolar, um dado de fora
       *[other] Rolar, { $n } dados de fora
    }
reroll-wounds = { $several ->
    [yes] { wounds-about } no grupo
   *[no] { wounds-about }
  }
die-lifted = escolhido
die-keep = manter
bowl-stops = detém { $n } dos { $attack } do golpe
bowl-too-few = { $n } de { $health } para derrubar um antes do golpe
bowl-fells = basta para derrubar um antes do golpe
bowl-in-the-end = com dano e defesa, { $n } de { $health } no fim
die-gain = O que muda na chance de vencer se este dado for rolado de novo
roll-dice = Rolar os dados
use-none = Não usar carta
go-on = Continuar
side-health = { $n } de { $of } de Vida
fighter-fallen = fora de combate
our-side = Nosso lado
their-side = O lado deles
fight-final = A batalha final
fight-final-about = Vence o jogo o lado que tiver um campeão de pé.
wounds-left = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
  }
wounds-none-left = não resta Vida: cai
wounds-fall = { $who } cairia.
wounds-fell = { $kind ->
    [pvp] Não é preciso: outros podem sofrer estes ferimentos.
   *[other] Não é preciso: quem cai vai para um cemitério e fica sem ouro e sem Itens.
  }
wounds-fell-odds = A chance de vencer vai de { $from } para { $to } %.
wounds-must-fell = Há ferimentos demais.
pet-of = Ajudante de { $who }
splits-title = { $n ->
    [one] Formas de dividir o ferimento
   *[other] Formas de dividir { $n } ferimentos
  }
split-share = { $who } { $n }
split-share-pet = ajudante de { $who } { $n }
split-pet = ajudante
split-safe = ninguém cai
split-falls = { $who } cai
split-win = { $n } % de vencer
reroll-line = { $win } % · { wounds-about }
wounds-safe = Dividir para que menos caiam

## Um convite

call-title = Um convite para um combate
invite-calls = { $who } chama você contra { $foe }
invite-who = Quem combate
invite-without = Sem você
invite-with = Com você
invite-safe = vitória, ninguém cai
invite-fallen = vitória, alguém cai
invite-unknown = Ninguém sabe ainda o que espera ali.
invite-means = O que significa para você
invite-wounds = Cerca de { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] ferimento
   *[other] ferimentos
  }
invite-falls = dos seus { $health } de Vida; em { $n } de 100 combates você cai
invite-action = { $n ->
    [one] A sua última ação
   *[other] 1 das suas { $n } ações
}
invite-leads = lidera
invite-comes = vai junto
invite-you = você?
invite-asked = também tem convite
invite-not-asked = não tem convite
invite-early = derrota na primeira rodada
invite-later = derrota depois
invite-energy = Cerca de { NUMBER($n, maximumFractionDigits: 1) } da sua Energia de { $of }
invite-xp = { $xp } de XP
invite-level = { $xp } de XP: nível { $level }!
invite-gold = e { $n } de ouro, se todos ficarem de pé
join-line = { $win } % · 1 ação · { wounds-about }
stay-line = sem você: { $win } %
stay-line-unknown = a sua ação fica para outra coisa
between = { $least } ou { $most }
prize-title = Em caso de vitória
prize-gold = Ouro:
prize-xp = XP:
prize-share = { $n } para { $who }
prize-items = { $n ->
    [one] Um Item:
   *[other] { $n } Itens:
  }
prize-nothing = O caminho fica livre. Estas criaturas não são de missão alguma e não pagam nada.
prize-overlord = O seu lado vence o jogo.
prize-pvp = Um Item da Bolsa de cada inimigo que cair.
do-event-gold = Receber { $n } de ouro
do-unequip-card = Guardar { $card }, { $area }
event-final-began = Começa a batalha final.
say-others-play = { $n ->
    [one] { $who } está jogando.
   *[other] { $who } estão jogando.
}
say-it-goes-on = O jogo continua.

## Equipar o melhor

best-title = Equipar o melhor
best-for = no lugar de { $old }
best-into = em área vazia: { $area }
best-wakes = passa a funcionar
best-odds = { $n ->
    [1] { $creature }
   *[other] { $n } × { $creature }
  }: { $before } % → { $after } %
best-changes = { $n ->
    [one] Equipar o melhor muda uma área
   *[other] Equipar o melhor muda { $n } áreas
}
draft-group = O que o grupo tem
talent-odds = { $count ->
    [1] contra { $creature }
   *[other] contra { $count } × { $creature }
  }, { $region }: { $before } → { $after } %
best-odds-title = O que isso faz às chances
best-odds-why = Só você, com a Vida e a Energia de agora.
best-undo = pode ser desfeito
manage-done-line = e terminar o turno
sheet-fits = Cabe aqui: { $cards }
sheet-no-fit = nada do que você tem cabe aqui
sheet-dice = O que as suas cartas dão
sheet-now = Agora
sheet-no-dice = nenhum dado
sheet-no-more = sem rerrolagem, sem desgaste
best-do = { $n ->
    [one] Equipar o melhor: uma troca
   *[other] Equipar o melhor: { $n } trocas
}
setup-guide-needs = Os personagens recomendados pedem cinco ou seis jogadores; por isso as classes são escolhidas no draft.

## Como vencer, o que dura, o que aconteceu

how-to-win = Como vencemos
win-overlord = Derrotar { $name }
win-left = { $n ->
    [0] Chegou ao destino: o último combate é obrigatório.
    [one] Falta uma região até o destino dele.
   *[other] Faltam { $n } regiões até o destino dele.
}
win-takes = Ameaça { $threat }, Ataque { $attack }, Vida { $health }.
win-final = Ou a batalha depois do turno { $n }
in-force = Em vigor
force-old-hatreds = vença o próximo combate contra inimigos: { $pay } cada
force-bounty = derrote antes o inimigo marcado: { $pay } cada
force-subterfuge = missões inimigas estão liberadas, uma vez, por menos XP
force-ears-and-heads = cada criatura azul paga ouro e { $pay }
force-cleanse = junte criaturas azuis: { $pay } cada
force-plaguewinds = sair das Terras Pestilentas custa Energia; criaturas azuis: { $pay }
force-war = ocupe { $regions }: { $pay } cada
force-boss = vença o chefe { IN($region) }: { $pay }
force-plague = inimigos mais fortes nas Terras Pestilentas; cada marcador removido paga { $pay }
force-gold = { $n } de ouro
force-xp = { $n } XP
force-items = Itens
news-title = O que não pode passar despercebido
news-won = Vitória! { $quest }
news-lost = O combate foi perdido.
news-gone = Saiu: { $name }
news-new = Nova: { $name }
news-walks = { $name } anda { $n }
news-way = { OF($from) } para { THE($to) }
news-quest = missão da { $faction }, { $regions }
news-quest-nowhere = missão da { $faction }
news-pays = { $of }: { $gold } de ouro, { $xp } XP
news-given-up = { $of }; trocada por { $who }
news-nothing = Nada muda no mapa.
news-seen = Visto
event-turn = Turno { $turn }: { $n ->
    [one] um evento
   *[other] { $n } eventos
}
event-asks = pergunta a você
event-done = feito
event-your-answer = sua resposta
mark-gone = saiu
mark-new = novo
mark-walks = anda
answer-purse = { $before } → { $after } de ouro
answer-health = Vida { $before } → { $after }
answer-energy = Energia { $before } → { $after }
answer-for = por { $cards }; escolha a seguir
answer-hoard = vai para o tesouro
answer-pass = nada muda
answer-next = { $n } opções
answer-regain = Recuperar Vida ou Energia
answer-to = Voar
answer-card = Escolher um Item
answer-swap = { $one ->
    [yes] Trocar { $old }
   *[no] Trocar um talento
}
answer-quest = { $one ->
    [yes] Trocar { $quest }
   *[no] Trocar uma missão
}
answer-group = { $one ->
    [yes] Mover { $creature }
   *[no] Mover criaturas
}
reward-quest = Missão cumprida: { $quest }
reward-won = Vitória!
reward-choose = Há algo a escolher
reward-without-fight = Ganho sem combate
reward-waits-item = { $who } distribui os itens: no grupo decide quem tem mais experiência
reward-waits-talent = { $who } escolhe um talento
reward-waits-overflow = { $who } abre espaço na bolsa
reward-waits-loot = { $who } escolhe o saque: entre os vencedores decide quem tem mais experiência
reward-you-hand-out = Você distribui os itens: tem mais experiência no grupo.
reward-nobody-fell = Vencido · ninguém caiu
reward-some-fell = Vencido · nem todos ficaram de pé
reward-level = Nível { $n }!
reward-xp = +{ $n } XP: agora { $total }
reward-bar = Experiência de { $before } para { $now }
reward-gold-pill = de ouro
reward-xp-pill = XP
reward-friend = +{ $xp } XP · +{ $gold } de ouro
reward-loot = Espólio
reward-learned = Aprendido
reward-take = Receber { $n } de ouro
reward-and-xp = e { $n } XP; continuar
reward-on = Continuar
legend = O que querem dizer as marcas da trilha
legend-event = evento
legend-triangle = mercadorias comuns
legend-square = boas
legend-circle = as melhores
legend-final = batalha final
track-final = Depois do turno { $n }: a batalha final
track-space = Turno { $n }: { $brings ->
    [event] um evento
    [triangle] chegam mercadorias comuns
    [square] chegam mercadorias boas
    [circle] chegam as melhores mercadorias
   *[none] nada mais
}

## A barra de ações

bar-travel = { $n ->
    [one] uma região ao alcance
   *[other] { $n } regiões ao alcance
}
bar-challenge = { $win } % · { wounds-about }
bar-rest = { $health ->
    [0] +{ $energy } Energia
   *[other] { $energy ->
        [0] +{ $health } Vida
       *[other] +{ $health } Vida, +{ $energy } Energia
    }
}
bar-rest-choose = Vida ou Energia?
bar-town = comprar, vender, aprender
bar-train = { $n ->
    [one] uma opção
   *[other] { $n } opções
  } · você tem { $gold } de ouro
bar-end = { $n ->
    [0] nenhuma ação restante
    [one] uma ação não usada
   *[other] { $n } ações não usadas
}
go-ahead = { $n ->
    [one] O nosso robô pode jogar
   *[other] Os nossos { $n } robôs podem jogar
}
go-ahead-why = Os robôs do seu lado esperam por você, para que possa convidá-los. Assim eles não esperam mais.

## Um combate no mapa

place-alone = só, contra { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, { wounds-about }
leg-through = { BY($region, first: 1) }:
leg-may = contra { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, se parar ali
leg-must = contra { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }: o caminho acaba ali
leg-free = ninguém para combater
place-must = só, contra { $n ->
    [1] { $foe }
   *[other] { $n } × { $foe }
  }, e é preciso lutar; { wounds-about }
place-rested = depois de um descanso completo
place-together = com { $who } ao seu lado

## O draft

draft-title = O draft
draft-take = Ficar com { $class }
draft-take-line = { $who }; ninguém mais a escolheu
draft-taken = já é de { $who }
draft-bound = só para a { $faction }
draft-uneven = os lados não ficariam iguais
draft-now = escolhe agora
draft-health = ♥ Vida, nível 1 a 5
draft-energy = ♦ Energia
draft-ease-1 = fácil
draft-ease-2 = pede atenção
draft-ease-3 = para veteranos
role-warrior = Linha de frente: a maior Vida e muitos dados vermelhos.
role-paladin = Escudo do grupo: armadura, auras e mão que cura.
role-hunter = Ataca primeiro: dados azuis derrubam antes da mordida.
role-druid = Duas formas: urso na frente, luar de longe.
role-shaman = Um pouco de tudo: tempestade, totens e cura.
role-mage = Fogo de longe: muitos dados azuis, pouca Vida.
role-rogue = Um grande golpe: guarda forças para o final.
role-priest = Cura: forte ao lado de amigos, fraco sozinho.
role-warlock = Demônios e maldições: um servo luta ao seu lado.
teams-drawn = Sorteados
teams-double = Um jogador comanda dois personagens; quem, é sorteado.
answer-join = { $who } vem junto.
answer-join-odds = { $who } vem junto: { $alone } % só, { $all } % juntos.
answer-join-why = { $who } vem junto: { $ground ->
    [plan] “Eu ia mesmo lutar aqui.”
    [needed] “Vocês precisam de mim.”
   *[shares] “Vale a pena para nós dois.”
}
answer-decline = { $who } fica de fora.
answer-decline-odds = { $who } fica de fora: { $alone } % só, { $all } % juntos, não vale uma ação.
answer-decline-why = { $who } fica de fora: { $ground ->
    [weak] “Nem juntos teríamos força.”
    [tired] “Preciso descansar antes.”
    [enough] “Dá para vencer sem mim.”
    [busy] “Estou a caminho { OF($region) }.”
   *[little] “Eu ajudaria pouco demais.”
}
answer-odds = ({ $alone } % sem ajuda, { $all } % juntos)

## A ordem da rodada, a batalha final, os grupos do draft

order-title = Ordem desta rodada
order-done = já atacou
order-now = ataca agora
order-next = a seguir
tug-now = { $n } % para nós, como está
tug-first = Quem vence, como está: nós à esquerda. Antes da batalha, { $n } %.
let-fall = Deixar { $who } cair
hold-to-confirm = segure para confirmar
hold-again = aperte de novo para confirmar
strength-melee = Corpo a corpo
strength-ranged = À distância
strength-armor = Armadura
strength-healing = Cura
group-lacks = { $what ->
    [melee] Poucos dados vermelhos ainda
    [ranged] Poucos dados azuis ainda, que atacam primeiro
    [armor] Pouca armadura ainda
   *[healing] Quase nenhuma cura ainda
}: { $classes } ajudaria.
turn-endless = Turno { $n }
win-endless = Não há último turno: a partida segue até o Soberano cair.
win-deadly = As batalhas entre facções são mortais: cada lado sofre todos os acertos do outro.

## The letters that press the buttons of a turn, a fight, an invitation: no two alike in one of them
letter-travel = V
letter-challenge = D
letter-rest = R
letter-town = C
letter-train = T
letter-end = E
letter-join = B
letter-decline = P
letter-reroll = R
letter-roll-dice = R
letter-keep-dice = T
letter-use-none = N
letter-go-on = C

## Combates dos outros, ao lado do mapa

watch-title = Combates
watch-fights = { $n ->
    [one] { $who } enfrenta { $foe }
   *[other] { $who } enfrentam { $foe }
  }
watch-round = { $place }, rodada { $n }
watch-round-fell = { $place }, rodada { $n }: { $fell } de { $of } fora
watch-odds = { $now } % para { $who }; { $before } antes
watch-it = Assistir
watch-back = Voltar ao mapa
watch-before = Antes, nesta rodada
watch-again = Ver de novo
watch-won = { $n ->
    [one] { $who } venceu { $foe }
   *[other] { $who } venceram { $foe }
  }
watch-lost = { $n ->
    [one] { $who } perdeu para { $foe }
   *[other] { $who } perderam para { $foe }
  }
watch-gold = +{ $n } de ouro
watch-xp = +{ $n } XP
watch-items = { $n ->
    [one] um item
   *[other] { $n } itens
  }
watch-fallen = { $n ->
    [one] { $who } caiu
   *[other] { $who } caíram
  }
watch-setting = Combates dos outros
watch-beside = Ao lado do mapa
watch-all = Assistir a todos

## Enquanto se espera pelos outros

say-others-invitation = { $who } responde a um chamado para o combate.
say-others-called = Você chamou: agora responde { $who }.
say-others-order = Quem ataca a seguir? { $who } diz.
say-others-loot = { $who } escolhe o saque.
say-others-item = { $who } distribui os itens.
say-others-talent = { $who } escolhe um talento.
say-others-overflow = { $who } abre espaço na bolsa.
say-others-quest-deck = { $who } escolhe de onde vem a próxima missão.
say-others-event-choice = { $who } responde ao evento.
say-others-manage = { $n ->
    [one] { $who } arruma as cartas.
   *[other] { $who } arrumam as cartas.
  }
say-others-town = { $who } está na cidade.
called-title = Quem foi chamado
call-comes = vem
call-stays = fica de fora
call-asked = está respondendo
call-waits = responde depois
your-turn-in = Sua vez em cerca de { $n } s.
watch-all-fights = Assistir a todos os combates
watch-on = sim
watch-off = não: passam ao lado do mapa

## O fim como uma cena

end-over-final = A batalha final, depois da rodada { $turn }
end-over-overlord = { $name }, rodada { $turn }
end-fell = { $who } caiu
end-stood = { $n ->
    [one] Na rodada { $round }, só { $who } de pé, com { $health } de Vida.
   *[other] Na rodada { $round }, com { $who } de pé e { $health } de Vida ao todo.
  }
end-stood-overlord = { $n ->
    [one] { $who } venceu { $name } na rodada { $round }, sem ajuda, com { $health } de Vida.
   *[other] { $who } venceram { $name } na rodada { $round }, com { $health } de Vida ao todo.
  }
end-blow = { $n ->
    [0] O último ataque foi de { $who }.
    [one] O golpe mais forte foi de { $who }: um acerto.
   *[other] O golpe mais forte foi de { $who }: { $n } acertos.
  }
end-how = Como foi decidido
end-gains = { $side ->
    [horde] A Horda ganha { $n } de XP sobre a Aliança.
   *[other] A Aliança ganha { $n } de XP sobre a Horda.
  }
end-gains-by = { $side ->
    [horde] A Horda ganha { $n } de XP sobre a Aliança: { $by }.
   *[other] A Aliança ganha { $n } de XP sobre a Horda: { $by }.
  }
end-nobody-gained = Nenhum lado ganhou vantagem.
end-fallen = { $n ->
    [one] Nas { $round } rodadas do último combate caiu { $who }.
   *[other] Nas { $round } rodadas do último combate caíram { $who }.
  }
end-cause-pvp = um combate entre heróis
end-luck = Soma das faces dos dados, acima ou abaixo da média: Aliança { $alliance }, Horda { $horde }
end-side = { $xp } de XP · { $quests ->
    [0] 0 missões
    [one] uma missão
   *[other] { $quests } missões
  }
end-sums = { $xp } de XP · { $quests ->
    [0] nenhuma missão
    [one] uma missão
   *[other] { $quests } missões
  }
end-deed = Venceu { $foe } sem ajuda, { $place }
end-deed-with = Venceu { $foe } com { $who }, { $place }
end-deed-final = { $n ->
    [one] De pé até o fim da batalha final
   *[other] De pé até o fim da batalha final, { $n } rodadas
  }
end-deed-none = Não venceu combates e chegou até aqui
end-xp = XP
end-turn = rodada { $n }
end-copy-story = Copiar a história

## O que se diz aos aliados com um toque

signs-title = Dizer ao nosso lado
sign-here = Aqui? { $region }
sign-wait = Esperem por mim
sign-ready = Tudo certo
ping = Perguntar ao nosso lado: aqui?
mark-of-wait = esperem por mim
mark-of-ready = tudo certo
reward-dealt = A distribuir

## The keys of the table

key-walk = Andar de região em região
key-next = Ir à próxima região ao alcance
key-take = Ir para a região, ou apertar o botão
key-fit = Ver tudo
key-zoom = Aproximar ou afastar
key-actions = Ir para as ações
key-map = Ir para o mapa
key-sheet = Abrir a ficha, ou fechá-la

## A corrida

race-lead = { $lead ->
    [early] Equilíbrio
    [even] Equilíbrio
    [draw] Um empate é provável
    [little] { $who ->
        [us] Estamos um pouco à frente
        [them] Eles estão um pouco à frente
        [alliance] A Aliança está um pouco à frente
       *[horde] A Horda está um pouco à frente
    }
    [ahead] { $who ->
        [us] Estamos à frente
        [them] Eles estão à frente
        [alliance] A Aliança está à frente
       *[horde] A Horda está à frente
    }
    [far] { $who ->
        [us] Estamos muito à frente
        [them] Eles estão muito à frente
        [alliance] A Aliança está muito à frente
       *[horde] A Horda está muito à frente
    }
   *[won] O jogo acabou
}
race-why = { $lead ->
    [early] os dois lados mal começaram.
    [draw] Nefarian se aproxima do seu destino.
   *[other] { $why ->
        [levels] { $who ->
            [us] temos { race-halves } a mais.
            [them] eles têm { race-halves } a mais.
            [alliance] a Aliança tem { race-halves } a mais.
           *[horde] a Horda tem { race-halves } a mais.
        }
        [gear] { $who ->
            [us] níveis iguais, nosso equipamento é melhor.
            [them] níveis iguais, o equipamento deles é melhor.
            [alliance] níveis iguais, o equipamento da Aliança é melhor.
           *[horde] níveis iguais, o equipamento da Horda é melhor.
        }
        [gold] { $who ->
            [us] níveis iguais, temos mais ouro.
            [them] níveis iguais, eles têm mais ouro.
            [alliance] níveis iguais, a Aliança tem mais ouro.
           *[horde] níveis iguais, a Horda tem mais ouro.
        }
       *[alike] níveis iguais dos dois lados.
    }
}
race-by = por { race-halves }.
race-halves = { $halves ->
    [1] meio nível
    [2] um nível
    [3] um nível e meio
    [4] dois níveis
    [5] dois níveis e meio
    [6] três níveis
    [7] três níveis e meio
    [8] quatro níveis
   *[other] mais de quatro níveis
}
race-open = De que é feita a corrida
race-mark = Turno { $n }. { $words } { $left ->
    [one] Falta um turno.
   *[other] Faltam { $left } turnos.
}
race-turn = Turno { $n }
race-title = A corrida
race-side-ahead = à frente
race-wins = vence no fim
race-levels = Níveis, com o caminho até o próximo
race-xp = Experiência
race-gear = Equipamento e Poderes, pelo preço
race-gold = Na bolsa
race-percent = { $n }%
race-draw = Um empate, se Nefarian chegar e vencer os dois: { $n }%.
race-fought-now = Se a batalha final fosse agora, com todos como estão: { $n }% para nós.
race-how = Contam os níveis, e tanto mais quanto mais tarde. Equipamento e ouro estão ao lado e não contam: em jogos entre bots diziam pouco mais do que os níveis.
race-by-turn = Turno a turno
race-turn-head = Turno
race-draw-head = Empate
race-end = Fim

## O Soberano como campanha

overlord-open = O que é preciso
overlord-title = O Soberano
overlord-in = { IN($region) }
overlord-hidden = ainda escondido: { $n ->
    [one] resta um lugar
   *[other] restam { $n } de { $of } lugares
}
overlord-wins = Quem o vence ganha o jogo na hora.
overlord-cauldrons = Os Caldeirões do Flagelo lhe dão { $n } de Ataque contra nós: é preciso vencê-los antes.
overlord-step-look = olhar um marcador
overlord-step-find = { $found ->
    [yes] encontrado
   *[no] encontrá-lo: 1 em { $n } em cada lugar
}
overlord-step-level = níveis e equipamento para 40 %
overlord-step-meet = reunir os { $ours } e desafiá-lo
overlord-takes = O que é preciso
overlord-all-now = nós { $n }, como estamos
overlord-all-rested = nós { $n }, descansados
overlord-levels = níveis { $levels }, equipados e descansados
overlord-dice = Os dois primeiros foram jogados agora com dados, { $n } combates cada. Os por nível vêm de jogos entre bots.
overlord-rolling = Os dados estão rolando …
overlord-later = Os dados são rolados no nosso turno.
overlord-hunters = A que distância está cada um
overlord-way = { $n ->
    [0] já lá: { $place }
    [one] a uma região: { $place }
   *[other] a { $n } regiões: { $place }
}
overlord-known = O que os outros já olharam nós não sabemos.
overlord-warn-near = O inimigo se aproxima.
overlord-warn-strong = O inimigo pode vencê-lo.
overlord-warn = A chance deles, juntos e descansados: { $n } %.
overlord-act-fight = Desafiar { $name }
overlord-act-fight-why = { $n } % se todos nós estivermos aqui
overlord-act-look-why = não custa ação, e fica marcado para nós
overlord-act-go = Ir para { $to }
overlord-act-go-why = { $n ->
    [0] { $place }, onde ele pode estar, no turno { $turn }
    [one] depois mais uma região até { $place }, no turno { $turn }
   *[other] depois mais { $n } regiões até { $place }, no turno { $turn }
}
overlord-act-rest-why = quem vai até ele vai com Vida cheia
overlord-act-level = Nada a fazer aqui agora: missões e treino trazem os níveis que faltam.
overlord-act-none = Nada a fazer aqui agora: não é a nossa vez, ou ninguém tem mais ação.

## O próximo nível

next-level = nível { $level } a { $n } XP
next-refill = { $energy ->
    [0] Vida e Energia se enchem, com { $health } a mais de Vida.
   *[other] Vida e Energia se enchem, com { $health } a mais de Vida e { $energy } de Energia.
}
next-talents = Um Talento, agora também entre: { $cards }.
next-powers = Poderes para aprender: { $cards }.
