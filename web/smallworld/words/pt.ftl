### Small World: nomes, preços, o passo numa frase, o que aconteceu.

## Names

combo = { $race } { $power }
faction-alliance = Aliança
faction-horde = Horda
faction-neutral = Neutra
terrain-fields = Campos
terrain-forest = Floresta
terrain-hills = Colinas
terrain-swamp = Pântano
terrain-mountain = Montanha
terrain-sea = Mar
terrain-lake = Lago
symbol-entry = região de entrada
symbol-cavern = caverna
symbol-magic = magia
thing-fort = Guarnição
thing-wisp-wall = Muralha de Fogos-fátuos
thing-watch-tower = Torre de Guarda
thing-objective = Objetivo Militar
thing-champion = Campeão
thing-beast = Feras
thing-bomb = Bomba
thing-hidden = marcador voltado para baixo
form-human = a forma humana
form-worgen = a forma worgen
what-token = Um marcador
what-beast = Uma Fera
what-fort = A Guarnição
what-wisp-wall = A Muralha de Fogos-fátuos

## What they do

thing-fort-does = a região custa um marcador a mais, mesmo em declínio.
thing-wisp-wall-does = a região custa um marcador a mais, mesmo em declínio.
thing-watch-tower-does = a região não pode ser atacada, e nenhum poder a alcança.
thing-objective-does = quem conquista a região ganha duas moedas, e os Humanos também; a Horda não.
thing-champion-does = conquista sozinho uma região vizinha por turno; sua região custa um marcador a mais, e quem o captura recebe uma moeda.
thing-beast-does = lutam, ocupam e defendem como marcadores; são retiradas a cada turno, uma por região de colinas.
thing-bomb-does = é revelada no começo do próximo turno dos Goblins, se um adversário ainda controla a região; algumas explodem, outras falham.
thing-hidden-does = um artefato ou lugar lendário, revelado por quem conquista a região primeiro.

## Prices

term-base = base
term-travel = viagem
term-mountain = montanha
term-fort = Guarnição
term-wisp-wall = Muralha
term-murlocs = Murlocs
term-tokens = defensores
term-beasts = Feras
term-champion = Campeão
term-minimum = mínimo
using-none = Só marcadores
using-doomhammer = Martelo da Perdição
using-frostmourne = Gélido Lamento
using-ashes = Cinzas de Al'Ar
using-champion = Campeão
using-assault = Assalto aéreo
using-place-discount = Desconto dos Etéreos
using-beasts = { $n } { $n ->
    [one] Fera
   *[other] Feras
}

## Regions

murlocs = Murlocs
held-nobody = vazia
held-murlocs = { $n ->
    [one] um Murloc vive aqui
   *[other] { $n } Murlocs vivem aqui
}
held-active = { $who }: { $race }, { $n } { $n ->
    [one] marcador
   *[other] marcadores
}
held-decline = { $who }: { $race } em declínio, { $n } { $n ->
        [one] marcador
       *[other] marcadores
    }
cost-spoken = Custa { $cost }: { $terms }
earns-spoken = Renderia { $n } { $n ->
    [one] moeda
   *[other] moedas
}
roll-spoken = Pode ser tentada com o dado: chance de { $sides } em 6
short-spoken = { $n ->
    [one] falta { $n } marcador
   *[other] faltam { $n } marcadores
}
forbidden-spoken = Não pode ser conquistada agora
tokens-label = { $n ->
    [one] marcador
   *[other] marcadores
}
would-earn = { $n ->
    [0] Não renderia nada a mais neste turno.
    [one] Renderia mais uma moeda neste turno.
   *[other] Renderia mais { $n } moedas neste turno.
}
would-pay = Você paga { $n } { $n ->
    [one] moeda
   *[other] moedas
} pelo ataque.
left-in-hand = { $n ->
        [0] Nenhum marcador fica na mão.
        [one] Um marcador fica na mão.
       *[other] { $n } marcadores ficam na mão.
    }
roll-needed = { $short ->
        [one] Falta 1 marcador
       *[other] Faltam { $short } marcadores
    }: só com o dado, chance de { $sides } em 6.
too-few = Custa { $need }; você tem { $have }.
ways-to-take = Maneiras de conquistar
die = dado

## Score

score-regions = { $n } { $n ->
        [one] região
       *[other] regiões
    }
score-declined = { $n } em declínio
score-faction = { $n } pela facção
score-race-and-power = { $n } por raça e poder
score-race = { $n } pela raça
score-power = { $n } pelo poder
score-artifacts = { $n } por artefatos
score-places = { $n } por lugares lendários
stopping-earns = Terminar agora rende { $n } { $n ->
    [one] moeda
   *[other] moedas
}
float-coins = +{ $n } { $n ->
    [one] moeda
   *[other] moedas
}
die-shows = { $n ->
        [0] Face em branco: sem ajuda
        [one] Um ponto
       *[other] { $n } pontos
    }
die-holds = { $n }{ $needed ->
    [0] {""}
   *[other] , era preciso { $needed }
}: { THE($region) } { MANY($region) ->
    [many] resistem
   *[one] resiste
}.
die-takes = { $n }{ $needed ->
    [0] {""}
   *[other] , era preciso { $needed }
}: { THE($region) } { MANY($region) ->
    [many] caem
   *[one] cai
}.
float-decline = { $race }: em declínio

## The table

their-turn = jogando
away = ausente
hidden = secretas
no-race = sem raça por enquanto
regions-label = regiões
hand-label = na mão
coins-label = moedas
in-decline = { $race } em declínio: { $n } { $n ->
        [one] região
       *[other] regiões
    }
more-old = +{ $n } em declínio
side-purse = bolsa menor: { $n }
holds-harmony = tem um marcador de Harmonia
column-title = Combinações à mesa
combo-free = de graça
coins-start = No início
tie-tokens = Empate: { $n } { $n ->
    [one] marcador
   *[other] marcadores
} nos tabuleiros.
tie-side = Empate: o jogador mais rico tem { $n }.
combo-nobody = Nenhuma raça restante
combo-shared = (os outros lideram { $names })
combo-price = a pagar
board-label = As ilhas. As setas andam, Enter escolhe, N vai ao próximo alvo, D descreve, B diz as fronteiras, M fala dos jogadores, L lista os alvos.
round-of = Rodada { $n } de { $of }
round-short = { $n }/{ $of }
cancel = Cancelar
choose-island = Escolher uma ilha
look-at-island = Ver { $name }
tab-turn = Turno
tab-peoples = Raças
tab-players = Jogadores
hand-spoken = Na mão, { $race }: { $n }
player-spoken = { $who }: { $race }, { $regions } { $regions ->
        [one] região
       *[other] regiões
    }, { $hand } na mão.

## The step in a sentence

say-waiting-seats = Esperando jogadores.
say-over = A última rodada terminou.
say-they-redeploy = { $who } reposiciona os sobreviventes.
say-decline-sure = Colocar { $race } em declínio?
hint-decline-sure = Seu turno termina com isso. Fica um marcador em cada região, que ainda rende; no próximo turno você escolhe outra raça.
keep-people = Manter { $race }
say-dead-end = { $hand ->
    [0] Nenhum marcador de { $race } na mão: nada mais pode ser conquistado.
    [one] Nada pode ser conquistado com um marcador de { $race }.
   *[other] Nada pode ser conquistado com { $hand } marcadores de { $race }.
}
say-dead-end-short = Nada mais pode ser conquistado.
hint-dead-end = Pare aqui: depois você posiciona seus marcadores onde defendem melhor.
hint-dead-start = Pare aqui e posicione seus marcadores, ou entre em declínio e escolha outra raça no próximo turno.
say-pick = Escolha uma raça para liderar.
hint-pick = Cada combinação que você pula recebe uma moeda sua. As moedas que estão sobre a escolhida são suas.
say-bombs = Qual bomba você revela agora?
hint-bombs = Aqui a ordem pode importar, por isso a escolha é sua.
say-blast = A bomba { IN($region) } está ativa. Pagar { $toll ->
    [one] uma moeda
   *[other] { $toll } moedas
} para que exploda?
say-blast-short = A bomba { IN($region) } está ativa.
say-form = Humanos ou worgens, neste turno?
hint-form = Os alfinetes mostram os dois preços: na metade clara como humanos, na escura como worgens.
say-left-over = { $hand ->
    [one] Sobra um marcador
   *[other] Sobram { $hand } marcadores
}, e { THE($region) } custa { $cost }.
hint-left-over = Neste turno renderia { $sum } { $sum ->
    [one] moeda
   *[other] moedas
} em vez de { $now }{ $unknown ->
    [yes] , e revelaria o que há ali
   *[no] {""}
}.
say-start = Escolha uma região para conquistar: { $hand ->
        [0] nenhum marcador de { $race } está na mão.
        [one] um marcador de { $race } pode marchar.
       *[other] { $hand } marcadores de { $race } podem marchar.
    }
say-start-short = Escolha uma região: { $hand } podem marchar.
hint-start = As regiões destacadas mostram quanto custam. Ou entre em declínio e lidere uma nova raça no próximo turno.
say-conquest = Escolha uma região para conquistar: { $hand } { $hand ->
        [one] marcador
       *[other] marcadores
    } de { $race } na mão.
say-conquest-short = Escolha uma região: { $hand } na mão.
hint-conquest = As regiões destacadas mostram quanto custam. A última conquista pode ser tentada com o dado.
say-assault = O dado mostra { $pips }: atacar { THE($region) }?
say-well = Escolha o mar ou lago que será a Nascente da Eternidade.
say-buy = Recrutar os mortos? Até { $max }, por uma moeda cada.
say-buy-short = Recrutar os mortos?
say-deploy = Posicione suas tropas onde forem necessárias: { $hand } na mão.
say-deploy-short = Posicione suas tropas: { $hand } na mão.
hint-deploy = Use + e −, arraste os marcadores ou aperte os botões. Nada vale antes de apertar Pronto.
say-deploy-ready = Todos os marcadores têm lugar. Pronto?
say-place = Mais alguma coisa antes do fim do turno?
say-champion = Reposicione seu Campeão: escolha uma região.
say-redeploy = Reposicione seus sobreviventes: { $hand } na mão.
say-redeploy-short = { $hand } na mão.
hint-redeploy = Eles vão para regiões que ainda são suas.
say-choose-region = Escolha uma região.
say-intimidate-from = Quem você intimida?
say-intimidate-what = O que você move?
say-intimidate-to = Para onde fogem?
say-swap-from = Qual região mágica você troca?
say-swap-to = Com qual outra região mágica?
say-steal-artifact = Qual artefato você rouba?
say-steal-to = Para onde você o leva?
say-bomb-region = Onde você deixa uma bomba?
say-objective-region = Onde fica seu próximo objetivo?
say-take-objective-region = Qual objetivo você recolhe?
say-fort-region = Onde você constrói uma Guarnição?
say-tower-region = Onde você ergue uma Torre de Guarda?
say-aegis-region = Qual região a Égide protege?
say-heart-region = Onde você coloca o Coração?

## Buttons

take-combo = { $price ->
    [0] Liderar { $combo }
   *[other] Liderar { $combo } por { $price }
}
take-with = { $n ->
        [0] Conquistar { THE($name) }
       *[other] Conquistar { THE($name) } com { $n }
    }
roll-for = Rolar o dado { BY($name) }
do-stop = Parar de conquistar
do-decline = Entrar em declínio
do-explode = Explodir: pagar { $toll }
do-defuse = Deixar como está
do-withdraw = Desistir
do-assault = Atacar
do-abandon = Abandonar { THE($name) }
do-intimidate = Intimidar
do-swap = Abrir um portal
do-steal = Roubar um artefato
do-bomb = Deixar uma bomba
do-objective = Marcar um objetivo
do-take-objective = Recolher um objetivo
do-fort = Construir uma Guarnição
do-tower = Erguer uma Torre
do-aegis = Mover a Égide
do-heart = Colocar o Coração
do-form-human = Como humanos
do-form-human-line = { $n } moedas já
do-form-worgen = Como worgens
do-form-worgen-line = pague 1 moeda; cada região custa um marcador a menos
do-side-alliance = Ficar com a Aliança
do-side-alliance-line = { $n ->
    [0] uma moeda por raça da Horda expulsa
    [one] 1 moeda até agora, por raças da Horda expulsas
   *[other] { $n } moedas até agora, por raças da Horda expulsas
}
do-side-horde = Ficar com a Horda
do-side-horde-line = { $n ->
    [0] uma moeda por raça da Aliança expulsa
    [one] 1 moeda até agora, por raças da Aliança expulsas
   *[other] { $n } moedas até agora, por raças da Aliança expulsas
}
do-intimidate-line = mande um marcador vizinho embora
do-swap-line = troque duas regiões mágicas
do-steal-line = de uma região vizinha
do-bomb-line = em uma região vizinha
do-objective-line = quem o conquista ganha duas moedas
do-take-objective-line = para marcá-lo em outro lugar
do-fort-line = a região custa um a mais
do-tower-line = ninguém conquista a região
do-aegis-line = quem tocar a região paga duas moedas a você
do-heart-line = cada vizinho dali paga uma moeda a você
more = Mais
stop-anyway = Parar assim mesmo
take-region = Conquistar { THE($name) }
no-targets = Nada pode ser conquistado agora.
remarks = Avisos sobre marcadores que sobram
price-either = { $as }: { $cost }
enlist = { $n ->
        [0] Não recrutar
       *[other] Recrutar { $n }
    }
spread-evenly = Distribuir por igual
to-the-borders = Para as fronteiras
start-over = Recomeçar
done = Pronto
end-turn = Encerrar o turno
plan-add = Mais um { IN($name) }
plan-take = Menos um { IN($name) }
plan-add-beast = Mais uma Fera { IN($name) }
plan-take-beast = Menos uma Fera { IN($name) }
plan-champion = Campeão { IN($name) }

people-of = { $mine ->
    [yes] Sua raça
   *[other] Raça de { $who }
}
people-old-of = { $mine ->
    [yes] Sua raça em declínio
   *[other] Raça em declínio de { $who }
}
people-declined = Em declínio ela não conquista mais. Cada região ainda rende uma moeda, até alguém a conquistar ou a próxima raça entrar em declínio.
people-earned = Rendeu no último turno
people-now = Agora
people-tokens = { $tokens } { $tokens ->
    [one] marcador
   *[other] marcadores
} em { $regions } { $regions ->
    [one] região
   *[other] regiões
}, { $hand } na mão.
look-up = { $name }: o que faz?
legend = Sinais do mapa
legend-entry = Âncora: região de entrada
legend-entry-does = Uma raça sem região começa por aqui.
legend-cavern = Caverna
legend-cavern-does = Alguns poderes se movem ou rendem por ela.
legend-magic = Magia
legend-magic-does = Algumas raças e poderes rendem ou trocam por ela.
legend-murloc = Concha
legend-murloc-does = Um Murloc fica aqui no começo da partida.
legend-murlocs = Murlocs
legend-murlocs-does = Não são de ninguém e defendem a região como um marcador.
legend-mountain = Montanha
legend-mountain-does = Custa um marcador a mais.
legend-marker = Marcador voltado para baixo
legend-marker-does = Um artefato ou lugar lendário: é revelado por quem conquista a região primeiro.
legend-pieces = Guarnição, torre, muralha
legend-pieces-does = A região custa um marcador a mais.
legend-die = Dado no alfinete
legend-die-does = Faltam marcadores: a última conquista do turno pode ser tentada com o dado.
legend-helper = Coroa no alfinete
legend-helper-does = Um ajudante, como o Campeão, pode conquistar por menos: clique para escolher.

key-walk = Andar de região em região
key-next = Ir à próxima região que pode ser conquistada
key-take = Conquistar a região, ou apertar o botão
key-plan = Um marcador a mais ou a menos; fora disso, aproximar ou afastar
key-fit = Ver tudo
key-describe = Ouvir como é a região
key-borders = Ouvir as vizinhas
key-players = Ouvir a situação de todos
key-lit = Ouvir o que pode ser conquistado

## What happened

event-turn-began = Rodada { $round }: { $who }
event-picked = { $who } lidera { $race } { $power }: { $tokens } marcadores{ $coins ->
        [0] {""}
        [one] {""} e 1 moeda
       *[other] {""} e { $coins } moedas
    }.
event-paid = { $who } paga { $coins } { $coins ->
    [one] moeda
   *[other] moedas
}{ $receiver ->
    [me] {" "}a você
    [other] {" "}a { $to }
   *[none] {""}
} { $reason }.
event-gained = { $who } recebe { $coins } { $coins ->
    [one] moeda
   *[other] moedas
} { $reason }.
event-form-chosen = { $who } escolhe { $form }.
event-side-chosen = { $who } luta ao lado da { $side }.
event-harmony-taken-back = { $who } recolhe os marcadores de Harmonia.
event-harmony-given = { $who } dá um marcador de Harmonia: { $to } recebe.
event-bomb-revealed = { $explodes ->
        [yes] A bomba { IN($region) } explode!
       *[no] { $live ->
            [yes] A bomba { IN($region) } está ativa.
           *[no] A bomba { IN($region) } não explode.
        }
    }
event-bomb-settled = { $explodes ->
        [yes] A bomba { IN($region) } explode!
       *[no] { $who } não paga: a bomba { IN($region) } não causa dano.
    }
event-abandoned = { $who } abandona { THE($region) }.
event-conquered = { $who } conquista { THE($region) } com { $tokens ->
        [0] o Campeão
        [one] 1 marcador
       *[other] { $tokens } marcadores
    }.
event-expelled = { $race ->
        [Nagas] As Nagas são expulsas
       *[other] Os { $race } são expulsos
    } { OF($region) }.
event-expelled-from = { $lost ->
    [0] { $from } perde { THE($region) }, mas nenhum marcador.
    [one] { $from } perde { THE($region) } e um marcador de { $race }.
   *[other] { $from } perde { THE($region) } e { $lost } marcadores de { $race }.
}
event-saved = { $who } salva um marcador { IN($region) } { $reason }.
event-champion-captured = { $who } perde o Campeão { IN($region) }.
event-die-rolled = { $who } tira { $pips ->
    [0] a face em branco
   *[other] { $pips }
} no dado.
event-attempt-failed = { THE($region, first: 1) } { MANY($region) ->
    [many] resistem
   *[one] resiste
}.
event-assault-called-off = { $who } desiste de atacar { THE($region) }.
event-artifact-moved = { $who } leva { THE($marker) } para { THE($region) }.
event-marker-revealed = Descoberta { IN($region) }: { THE($marker) }!
event-wisp-wall-raised = Uma Muralha de Fogos-fátuos surge { IN($region) }.
event-objective-reached = { $who } cumpre o objetivo { IN($region) }.
event-stolen = { $who } rouba { THE($marker) } e leva para { THE($to) }.
event-intimidated = { $who } intimida { $from }.
event-swapped = { $who } troca { THE($region) } com { THE($with) }.
event-vanished = { $race ->
        [Nagas] As últimas Nagas desaparecem.
       *[other] Os últimos { $race } desaparecem.
    }
event-enlisted = { $who } recruta { $tokens ->
        [one] 1 marcador
       *[other] { $tokens } marcadores
    } entre os mortos.
event-healed = { $who } recebe um marcador do Anjo da Cura.
event-fort-built = { $who } constrói uma Guarnição { IN($region) }.
event-watch-tower-built = { $who } ergue uma Torre de Guarda { IN($region) }.
event-watch-tower-removed = A Torre de Guarda { IN($region) } é retirada.
event-bomb-placed = { $who } deixa uma bomba { IN($region) }.
event-objective-placed = { $who } marca um objetivo { IN($region) }.
event-objective-taken-back = { $who } recolhe o objetivo { IN($region) }.
event-declined = { $who } coloca { $race } em declínio.
event-scored = { $who } ganha { $total } { $total ->
    [one] moeda
   *[other] moedas
}.
event-game-ended = A partida terminou.
reason-combo = pelas combinações puladas
reason-harmony = por romper a Harmonia
reason-aegis = pela Égide
reason-toll = de pedágio
reason-doomhammer = pelo Martelo da Perdição
reason-ransom = de resgate
reason-heart = pelo Coração de Azeroth
reason-form = pela forma
reason-objective = por um objetivo
reason-enlisting = pelos recrutas
reason-combo-coins = que estavam sobre a combinação
reason-lights-hope-chapel = pela Capela Esperança da Luz
reason-holy-light = pela Luz Sagrada
reason-champion = pelo Campeão

## Panels

help-races = Raças
help-powers = Poderes
help-artifacts = Artefatos
help-places = Lugares lendários

## The end

end-title = { $who } venceu
end-tie = { $who } dividem a vitória
end-coins = { $n } { $n ->
        [one] moeda
       *[other] moedas
    }
end-place = { $n }º
end-side = A { $side } venceu
end-team = Na Batalha por Azeroth um lado vale o que tem seu jogador mais pobre.
lower-purse = vale a bolsa menor
end-paid = − { $n } { $n ->
    [one] paga
   *[other] pagas
} =
end-by-source = De onde vieram as moedas
end-story = Momentos decisivos
story-best = { $who } teve o melhor turno: { $n } { $n ->
        [one] moeda
       *[other] moedas
    } na rodada { $round }.
story-decline = { $who } colocou { $race } em declínio na rodada { $round }.
story-fight = A luta mais dura: { $mine ->
    [who] você contra { $from }
    [from] { $who } contra você
   *[none] { $who } contra { $from }
} { IN($region) }, rodada { $round }.
source-regions = regiões
source-declined = em declínio
source-faction = facção
source-race-and-power = raça e poder
source-start = iniciais
source-artifacts = artefatos
source-places = lugares lendários
source-other = outras

## Cards

coins-by-turn = Moedas a cada turno
round-n = Rodada { $n }
thing-not-found = Ninguém o encontrou ainda.
thing-several = Em { $n } regiões.
thing-lies = Está aqui: { $name }, região de ninguém.
thing-held = Está aqui: { $name }, região de { $who }.
led-by = Quem lidera: { $who }.
led-once = Em declínio; quem liderou: { $who }.
led-by-nobody = Ninguém lidera agora.
end-card = Cartão da partida
card-of = { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}, { $players } jogadores
boards = Ilhas
boards-line = Grandes: { $L }, médias: { $M }, pequenas: { $S }. Escolha todas, ou deixe para o sorteio.
boards-lot = Por sorteio

## Tutorial

tutorial-welcome = Boas-vindas! Você lidera povos em ilhas pequenas demais para todos. Vence quem tiver mais moedas depois da última rodada.
tutorial-pick = Estas combinações esperam um líder. A de cima é de graça; cada uma que você pula custa uma moeda. Escolha uma e aperte o botão vermelho.
tutorial-land = Seus marcadores ficam embaixo. Uma raça nova vem do mar: ela desembarca onde há uma âncora. As regiões destacadas podem ser conquistadas, e o alfinete escuro mostra quantos marcadores cada uma custa. Conquiste uma.
tutorial-murlocs = Há Murlocs { IN($region) }. Eles não são de ninguém, e cada um defende como um marcador. Aponte para { THE($region) } ou toque ali: o cartão soma o que custa.
tutorial-marker = { IN($region, first: 1) } há um marcador voltado para baixo: um artefato ou um lugar lendário, de quem conquistar a região primeiro. Aponte para { THE($region) } ou toque ali.
tutorial-more = Muito bem. Agora você avança para as vizinhas do que é seu. Conquiste mais uma região.
tutorial-stop = Quando faltam marcadores, uma última região pode ser tentada com o dado. Conquiste mais, se quiser; ao terminar, aperte “{ do-stop }”.
tutorial-deploy = Agora posicione seus marcadores: use + e −, ou “{ to-the-borders }”. Mais marcadores defendem melhor. Depois aperte “{ done }”.
tutorial-score = Seu turno rendeu: uma moeda por região, e mais pela raça e pelo poder. Aperte as suas moedas para ver a soma.
tutorial-faction = O escudo de uma raça é a sua facção: Aliança, Horda ou Neutra. Aliança e Horda ganham uma moeda por raça do outro lado que expulsarem.
tutorial-again = Seu segundo turno: todos os marcadores, menos um em cada região, podem marchar de novo. Conquiste mais uma região.
tutorial-decline = Toda raça acaba espalhada demais: coloque-a em declínio. Ela não conquista mais, mas cada região ainda rende, e no próximo turno você lidera outra. Aperte “{ do-decline }”, e de novo para confirmar.
tutorial-fresh = Escolha uma raça nova: ela vem com marcadores novos, e a antiga continua rendendo.
tutorial-end = Isso é tudo de que você precisa. Termine esta partida curta ou abra “Regras” quando tiver dúvida. Boa sorte!

## Tempo

## The letters that press the buttons of a turn, a fight, an invitation: no two alike in one of them
letter-stop = P
letter-decline = C
letter-end = E
letter-done = O
letter-spread = U
letter-take = K
letter-borders = F
