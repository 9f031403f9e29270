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
choose-deck = De qual baralho virá a próxima missão?
choose-do-talent = Ficar com este Talento
choose-do-take = Pegar
choose-do-drop = Deixar
choose-do-loot = Pegar
choose-for = Para { $name }
choose-helps = Melhora: { $cards }.
choose-worn = pode usá-lo
choose-not-worn = não pode usá-lo
choose-later = pode usá-lo a partir do nível { $n }
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
