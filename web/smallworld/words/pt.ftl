### Small World: nomes, preços, o passo numa frase, o que aconteceu.

## Names

race-blood-elves = Elfos Sangrentos
race-draenei = Draeneis
race-dwarves = Anões
race-ethereals = Etéreos
race-forsaken = Renegados
race-gnomes = Gnomos
race-goblins = Goblins
race-humans = Humanos
race-kobolds = Kobolds
race-naga = Nagas
race-night-elves = Elfos Noturnos
race-orcs = Orcs
race-pandaren = Pandarens
race-tauren = Taurens
race-trolls = Trolls
race-worgen = Worgens
power-archaeologist = Arqueólogos
power-battle-master = Mestres de Batalha
power-beast-master = Mestres das Feras
power-blacksmith = Ferreiros
power-championing = Campeões
power-defensive = Defensivos
power-enraged = Enfurecidos
power-explorer = Exploradores
power-farmer = Fazendeiros
power-fishing = Pescadores
power-garrisoned = Guarnecidos
power-herbalist = Herboristas
power-intimidating = Intimidantes
power-marshdweller = Pantanosos
power-mining = Mineradores
power-mountaineer = Montanhistas
power-portal-mage = Magos dos Portais
power-ranger = Patrulheiros
power-sailing = Navegantes
power-swamp-walker = Andarilhos do Pântano
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
symbol-entry = Região de Entrada
symbol-cavern = caverna
symbol-magic = magia
thing-fort = Guarnição
thing-wisp-wall = Muralha de Fogos-fátuos
thing-watch-tower = Torre de Guarda
thing-objective = Objetivo Militar
thing-champion = Campeão
thing-beast = Feras
thing-bomb = Bomba
thing-hidden = marcador virado para baixo
thing-aegis = Égide de Aggramar
thing-ashes = Cinzas de Al'Ar
thing-doomhammer = Martelo da Perdição
thing-frostmourne = Gélido Lamento
thing-heart = Coração de Azeroth
thing-battleground = Campo de Batalha
thing-dark-portal = Portal Negro
thing-karazhan = Karazhan
thing-lights-hope-chapel = Capela Esperança da Luz
thing-meeting-stone = Pedra de Encontro
thing-spirit-healer = Anjo da Cura
thing-well-of-eternity = Nascente da Eternidade
form-human = a forma humana
form-worgen = a forma worgen
what-token = Um marcador
what-beast = Uma Fera
what-fort = A Guarnição
what-wisp-wall = A Muralha de Fogos-fátuos

## What they do

race-blood-elves-does = uma moeda por Região Mágica que ocupam.
race-draenei-does = em cada turno de um oponente, sua primeira perda é salva.
race-dwarves-does = montanhas custam dois marcadores a menos.
race-ethereals-does = uma vez por turno roubam um Artefato vizinho ou tomam um Lugar Lendário mais barato.
race-forsaken-does = para cada marcador que um inimigo perdeu, podem erguer um dos seus por uma moeda.
race-gnomes-does = uma vez por turno assaltam qualquer Região, depois de um dado grátis.
race-goblins-does = terminam o turno deixando Bombas ao lado; algumas explodem.
race-humans-does = colocam dois Objetivos; tomar um deles rende moedas.
race-kobolds-does = toda caverna do mundo é vizinha deles.
race-naga-does = nadam: mares e lagos podem ser deles.
race-night-elves-does = florestas custam um marcador a menos e ganham uma Muralha de Fogos-fátuos, que defende.
race-orcs-does = uma moeda por Região da Aliança que conquistam.
race-pandaren-does = quem é deixado em paz recebe um marcador de Harmonia e deve pagar para atacá-los.
race-tauren-does = muitos, mas nunca menos de dois em uma Região.
race-trolls-does = Regiões que não estão vazias custam um marcador a menos.
race-worgen-does = a cada turno: duas moedas como humanos, ou pagar uma e conquistar mais barato como lobos.
power-archaeologist-does = uma moeda por Artefato e por Lugar Lendário que ocupam.
power-battle-master-does = uma moeda por Região conquistada que não estava vazia.
power-beast-master-does = uma Fera para lutar por Região de Colinas que ocupam, todo turno.
power-blacksmith-does = cada conquista custa um marcador a menos.
power-championing-does = uma vez por turno o Campeão toma sozinho uma Região vizinha.
power-defensive-does = Torres de Guarda em Campos bem cercados, que ninguém pode tomar.
power-enraged-does = uma moeda por defensor expulso, onde havia dois ou mais.
power-explorer-does = uma moeda por Ilha em que estão.
power-farmer-does = uma moeda por Região de Campos que ocupam.
power-fishing-does = uma moeda por Região ao lado de um mar ou lago.
power-garrisoned-does = uma Guarnição em cada Região; cada uma defende.
power-herbalist-does = uma moeda por Região de Colinas que ocupam.
power-intimidating-does = três vezes por turno empurram um marcador vizinho para outro lugar.
power-marshdweller-does = quem ataca seus Pântanos paga antes uma moeda a eles.
power-mining-does = uma moeda por caverna que ocupam.
power-mountaineer-does = uma moeda por montanha que ocupam.
power-portal-mage-does = duas vezes por turno trocam tudo entre duas Regiões Mágicas.
power-ranger-does = uma moeda por Floresta que ocupam.
power-sailing-does = desembarcar em outras Ilhas não custa nada a mais.
power-swamp-walker-does = uma moeda por Pântano que ocupam.
thing-aegis-does = ninguém pode tocar sua Região sem pagar duas moedas ao dono.
thing-ashes-does = uma vez por turno, conquiste qualquer Região em qualquer lugar.
thing-doomhammer-does = uma vez por turno, conquiste uma Região com um só marcador pagando duas moedas.
thing-frostmourne-does = uma vez por turno, uma conquista custa dois marcadores a menos.
thing-heart-does = no fim do turno cada oponente ao lado paga uma moeda.
thing-battleground-does = o Bônus de Facção pode contar em dobro; raças neutras podem escolher um lado.
thing-dark-portal-does = duas moedas por turno.
thing-karazhan-does = uma moeda por outra Região do mesmo terreno.
thing-lights-hope-chapel-does = quem a ocupa não perde marcador quando atacado.
thing-meeting-stone-does = desembarcar em outras Ilhas não custa nada a mais.
thing-spirit-healer-does = mais um marcador a cada reposicionamento.
thing-well-of-eternity-does = duas moedas para quem tem mais Regiões ao redor.

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
term-blood-elves = { race-blood-elves }
term-draenei = { race-draenei }
term-dwarves = { race-dwarves }
term-ethereals = { race-ethereals }
term-forsaken = { race-forsaken }
term-gnomes = { race-gnomes }
term-goblins = { race-goblins }
term-humans = { race-humans }
term-kobolds = { race-kobolds }
term-naga = { race-naga }
term-night-elves = { race-night-elves }
term-orcs = { race-orcs }
term-pandaren = { race-pandaren }
term-tauren = { race-tauren }
term-trolls = { race-trolls }
term-worgen = { race-worgen }
term-archaeologist = { power-archaeologist }
term-battle-master = { power-battle-master }
term-beast-master = { power-beast-master }
term-blacksmith = { power-blacksmith }
term-championing = { power-championing }
term-defensive = { power-defensive }
term-enraged = { power-enraged }
term-explorer = { power-explorer }
term-farmer = { power-farmer }
term-fishing = { power-fishing }
term-garrisoned = { power-garrisoned }
term-herbalist = { power-herbalist }
term-intimidating = { power-intimidating }
term-marshdweller = { power-marshdweller }
term-mining = { power-mining }
term-mountaineer = { power-mountaineer }
term-portal-mage = { power-portal-mage }
term-ranger = { power-ranger }
term-sailing = { power-sailing }
term-swamp-walker = { power-swamp-walker }
term-aegis = Égide
term-ashes = Cinzas
term-doomhammer = Martelo da Perdição
term-frostmourne = Gélido Lamento
term-heart = Coração
term-battleground = Campo de Batalha
term-dark-portal = Portal Negro
term-karazhan = Karazhan
term-lights-hope-chapel = Capela
term-meeting-stone = Pedra de Encontro
term-spirit-healer = Anjo da Cura
term-well-of-eternity = Nascente
using-none = Só marcadores
using-doomhammer = Martelo da Perdição
using-frostmourne = Gélido Lamento
using-ashes = Cinzas de Al'Ar
using-champion = o Campeão
using-assault = um assalto
using-place-discount = o caminho dos Etéreos
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
held-decline = { $who }: { $race } Em Declínio, { $n } { $n ->
    [one] marcador
   *[other] marcadores
}
cost-spoken = Custa { $cost }: { $terms }
earns-spoken = Renderia { $n } { $n ->
    [one] moeda
   *[other] moedas
}
roll-spoken = Pode ser tentada com o dado: { $sides } de 6 lados bastam
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
    [0] Nada fica na mão.
    [one] Um fica na mão.
   *[other] { $n } ficam na mão.
}
roll-needed = { $short ->
    [one] Falta { $short }
   *[other] Faltam { $short }
}: o dado precisa ajudar, { $sides } dos 6 lados bastam.
too-few = Custa { $need }, você tem { $have }.
not-now = As regras não permitem agora.
ways-to-take = Modos de tomar
die = dado

## Score

score-regions = { $n } { $n ->
    [one] Região
   *[other] Regiões
}
score-declined = { $n } Em Declínio
score-faction = { $n } da Facção
score-race-and-power = { $n } de Raça e Poder
score-race = { $n } da Raça
score-power = { $n } do Poder
score-artifacts = { $n } de Artefatos
score-places = { $n } de Lugares
list-and = { $first } e { $last }
stopping-earns = Terminar agora rende { $n } { $n ->
    [one] moeda
   *[other] moedas
}
float-coins = +{ $n } { $n ->
    [one] moeda
   *[other] moedas
}
die-shows = { $n ->
    [0] Lado em branco: sem ajuda
    [one] Um ponto
   *[other] { $n } pontos
}
float-decline = { $race }: Em Declínio

## The table

their-turn = jogando
away = ausente
hidden = secretas
no-race = nenhum povo ainda
regions-label = Regiões
hand-label = na mão
coins-label = moedas
in-decline = { $race } Em Declínio: { $n } { $n ->
    [one] Região
   *[other] Regiões
}
holds-harmony = tem um marcador de Harmonia
column-title = Povos à espera
combo-free = de graça
combo-shared = (os outros lideram { $names })
combo-price = a pagar
board-label = As Ilhas. As setas andam, Enter escolhe, N vai ao próximo alvo, D descreve, B diz as fronteiras, M fala dos jogadores, L lista os alvos.
round-of = Rodada { $n } de { $of }
round-short = { $n }/{ $of }
cancel = Cancelar
choose-island = Escolher uma Ilha
look-at-island = Ver { $name }
tab-turn = Turno
tab-peoples = Povos
tab-players = Jogadores
hand-spoken = { $n } { $race } na mão
player-spoken = { $who }: { $race }, { $regions } Regiões, { $hand } na mão.

## The step in a sentence

say-waiting-seats = Esperando jogadores.
say-own-move = Veja o que acontece.
say-over = A última rodada terminou.
say-they-redeploy = { $who } recoloca os sobreviventes.
say-pick = Escolha um povo para liderar.
hint-pick = Cada um que você pula recebe uma moeda sua. As moedas sobre um povo vêm com ele.
say-form = Caçar como Worgens por uma moeda, ou descansar como humanos e ganhar duas?
say-start = Escolha uma Região para conquistar: { $hand ->
    [one] um marcador de { $race } pode marchar.
   *[other] { $hand } marcadores de { $race } podem marchar.
}
hint-start = As Regiões acesas mostram quanto custam. Ou entre Em Declínio e lidere um povo novo no próximo turno.
say-conquest = Escolha uma Região para conquistar: { $hand } { $race } na mão.
hint-conquest = As Regiões acesas mostram quanto custam. A última conquista pode ser tentada com o dado.
say-assault = O dado mostra { $pips }: assaltar { $region }?
say-well = Escolha a água que será a Nascente da Eternidade.
say-buy = Erguer os mortos? Até { $max }, por uma moeda cada.
say-deploy = Ponha seu povo onde ele é necessário: { $hand } na mão.
hint-deploy = Mais e menos, arrastar, ou os botões ajudam. Nada vale antes de Pronto.
say-deploy-ready = Todos têm lugar. Pronto?
say-place = Algo mais antes do fim do turno?
say-champion = Recoloque seu Campeão: escolha uma Região.
say-redeploy = Recoloque seus sobreviventes: { $hand } na mão.
hint-redeploy = Eles vão para Regiões que ainda são suas.
say-choose-region = Escolha uma Região.
say-intimidate-from = Quem você assusta?
say-intimidate-what = O que você move?
say-intimidate-to = Para onde fogem?
say-swap-from = Que Região Mágica você troca?
say-swap-to = Com que outra Região Mágica?
say-steal-artifact = Que Artefato você rouba?
say-steal-to = Para onde você o leva?
say-bomb-region = Onde você deixa uma Bomba?
say-objective-region = Onde fica seu próximo Objetivo?
say-take-objective-region = Que Objetivo você recolhe?
say-fort-region = Onde você ergue uma Guarnição?
say-tower-region = Onde você ergue uma Torre de Guarda?
say-aegis-region = Que Região a Égide protege?
say-heart-region = Onde você põe o Coração?

## Buttons

take-combo = { $price ->
    [0] Liderar { $combo }
   *[other] Liderar { $combo } por { $price }
}
take-with = { $n ->
    [0] Tomar { $name }
   *[other] Tomar { $name } com { $n }
}
roll-for = Dado por { $name }
do-stop = Parar de conquistar
do-decline = Entrar Em Declínio
do-withdraw = Desistir
do-assault = Assaltar
do-abandon = Abandonar { $name }
do-intimidate = Intimidar
do-swap = Abrir um portal
do-steal = Roubar um Artefato
do-bomb = Deixar uma Bomba
do-objective = Marcar um Objetivo
do-take-objective = Recolher um Objetivo
do-fort = Erguer uma Guarnição
do-tower = Erguer uma Torre
do-aegis = Mover a Égide
do-heart = Pôr o Coração
do-form-human = Humanos: +2 moedas
do-form-worgen = Worgens: pagar 1
do-side-alliance = Ficar com a Aliança
do-side-horde = Ficar com a Horda
enlist = { $n ->
    [0] Não erguer
   *[other] Erguer { $n }
}
spread-evenly = Espalhar por igual
to-the-borders = Para as fronteiras
start-over = Recomeçar
done = Pronto
end-turn = Terminar o turno
plan-add = Mais um em { $name }
plan-take = Menos um em { $name }
plan-add-beast = Uma Fera em { $name }
plan-take-beast = Uma Fera de { $name }
plan-champion = Campeão em { $name }

## What happened

event-turn-began = Rodada { $round }: { $who }
event-picked = { $who } lidera { $race } { $power }: { $tokens } marcadores{ $coins ->
    [0] {""}
   *[other] {""} e { $coins } moedas
}.
event-paid = { $who } paga { $coins } { $coins ->
    [one] moeda
   *[other] moedas
} { $reason }.
event-gained = { $who } recebe { $coins } { $coins ->
    [one] moeda
   *[other] moedas
} { $reason }.
event-form-chosen = { $who } escolhe { $form }.
event-side-chosen = { $who } fica com a { $side }.
event-harmony-taken-back = { $who } recolhe os marcadores de Harmonia.
event-harmony-given = { $who } dá um marcador de Harmonia a { $to }.
event-bomb-revealed = { $explodes ->
    [yes] A Bomba em { $region } explode!
   *[no] A Bomba em { $region } não explodiu.
}
event-abandoned = { $who } abandona { $region }.
event-conquered = { $who } toma { $region } com { $tokens ->
    [0] o Campeão
   *[other] { $tokens }
}.
event-expelled = { $race } são expulsos de { $region }.
event-expelled-from = { $lost ->
    [0] { $from } perde { $region }, mas nenhum marcador.
    [one] { $from } perde { $region } e um marcador de { $race }.
   *[other] { $from } perde { $region } e { $lost } marcadores de { $race }.
}
event-saved = Um marcador de { $who } em { $region } é poupado { $reason }.
event-champion-captured = O Campeão de { $who } é expulso de { $region }.
event-die-rolled = { $who } tira { $pips }.
event-attempt-failed = { $region } resiste.
event-assault-called-off = { $who } desiste do assalto a { $region }.
event-artifact-moved = { $who } leva { $marker } para { $region }.
event-marker-revealed = Em { $region } estava: { $marker }!
event-wisp-wall-raised = Uma Muralha de Fogos-fátuos surge em { $region }.
event-objective-reached = { $who } alcança o Objetivo em { $region }.
event-stolen = { $who } rouba { $marker } e leva para { $to }.
event-intimidated = { $who } intimida { $from }.
event-swapped = { $who } troca { $region } e { $with }.
event-vanished = Os últimos { $race } se foram.
event-enlisted = { $who } ergue { $tokens } dos mortos.
event-healed = O Anjo da Cura devolve um marcador a { $who }.
event-fort-built = { $who } ergue uma Guarnição em { $region }.
event-watch-tower-built = { $who } ergue uma Torre de Guarda em { $region }.
event-watch-tower-removed = A Torre de Guarda em { $region } cai.
event-bomb-placed = { $who } deixa uma Bomba em { $region }.
event-objective-placed = { $who } marca um Objetivo em { $region }.
event-objective-taken-back = { $who } recolhe o Objetivo em { $region }.
event-declined = { $who } põe { $race } Em Declínio.
event-scored = { $who } ganha { $total } { $total ->
    [one] moeda
   *[other] moedas
}.
event-game-ended = O jogo acabou.
reason-combo = pelos povos pulados
reason-harmony = pela paz quebrada
reason-aegis = à Égide
reason-marshdweller = aos Pantanosos
reason-doomhammer = pelo Martelo da Perdição
reason-ransom = de resgate
reason-heart = do Coração de Azeroth
reason-form = pela forma
reason-objective = por um Objetivo
reason-enlisting = pelos mortos
reason-combo-coins = que estavam sobre o povo
reason-lights-hope-chapel = pela Capela Esperança da Luz
reason-holy-light = pela Luz Sagrada
reason-champion = pelo Campeão

## Panels

help-races = Raças
help-powers = Poderes
help-artifacts = Artefatos
help-places = Lugares Lendários

## The end

end-title = { $who } venceu
end-tie = { $who } dividem a vitória
end-coins = { $n } moedas
end-place = { $n }º
end-by-turn = Moedas turno a turno
end-by-source = De onde vieram as moedas
end-story = Momentos decisivos
end-replay = Rever
end-share = Copiar um link
end-record = Baixar o registro
end-home = Início
story-best = { $who } teve o melhor turno: { $n } moedas na rodada { $round }.
story-decline = { $who } pôs { $race } Em Declínio na rodada { $round }.
story-fight = A luta mais dura: { $who } expulsou { $from } de { $region }, rodada { $round }.
source-regions = Regiões
source-declined = Em Declínio
source-faction = Facção
source-race-and-power = Raça e Poder
source-artifacts = Artefatos
source-places = Lugares
source-other = outras

## Tutorial

tutorial-welcome = Boas-vindas! Você lidera povos em Ilhas pequenas demais para todos. Moedas vencem: ganha quem tiver mais depois da última rodada.
tutorial-pick = Estes povos esperam um líder. O de cima é de graça; cada um que você pula custa uma moeda. Escolha um e aperte o botão vermelho.
tutorial-hand = Seus marcadores estão aqui. As conquistas os gastam.
tutorial-targets = As Regiões acesas podem ser tomadas. O alfinete escuro diz quantos marcadores cada uma custa: dois, e mais por montanhas e defensores. Tome uma.
tutorial-more = Muito bem. Aponte para qualquer Região e veja por que ela custa o que custa. Tome mais uma.
tutorial-die = Quando faltam marcadores, uma última Região pode ser tentada com o dado. Ao terminar, aperte “Parar de conquistar”.
tutorial-deploy = Agora posicione seus marcadores: mais e menos, ou “Para as fronteiras”. Mais marcadores defendem melhor. Depois aperte Pronto.
tutorial-score = Cada Região rende uma moeda, e Raça e Poder rendem mais. Abra a linha no registro para ver as parcelas.
tutorial-decline = Quando seu povo estiver espalhado demais, entre Em Declínio: ele ainda rende, e no próximo turno você escolhe de novo.
tutorial-end = É tudo de que você precisa. Termine esta partida ou abra Regras quando tiver dúvida. Boa sorte!

## Tempo

