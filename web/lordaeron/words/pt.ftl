
## Combates

box-damage = Dano
box-defense = Defesa
box-attrition = Desgaste
dice-on-cloth = Dados
threat = Ameaça
attack = Ataque
health = Vida
energy = Energia
color-red = vermelho
color-blue = azul
color-green = verde
die-spoken = dado { $color } com { $face }
die-lands-red = defesa
die-lands-blue = dano
die-lands-green = armadura
die-misses = erra
die-bites = fere você
no-dice-yet = Os dados ainda não foram rolados.
combat-round = Rodada de combate { $n }
combat-step-1 = Reserva de dados
combat-step-2 = Nova rolagem
combat-step-3 = Colocar fichas
combat-step-4 = Ataque à distância
combat-step-5 = Dano
combat-step-6 = Resolução
fight-pvp = Duelo de campeões
fight-creatures = { $n } × { $name }
fight-goes-on = O combate continua.
fight-they-choose = { $who } está escolhendo.
open-now = Agora: { $moment }
moment-combat-start = o combate começa
moment-round-start = a rodada começa
moment-dice-pool-start = antes da sua rolagem
moment-dice-pool-end = depois da sua rolagem
moment-reroll-start = antes da nova rolagem
moment-reroll-end = depois da nova rolagem
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
say-window = { $who }: use uma carta ({ $moment }) ou siga em frente.
pick-reroll = { $who }, escolha até { $n ->
    [one] um dado
   *[other] { $n } dados
  } para rolar de novo.
pick-pay = { $who }, escolha os dados a entregar por { $card }.
pick-spot = { $who }, escolha os dados que { $card } observa.
pick-change = { $who }, escolha os dados que { $card } muda.
say-order = Quem ataca em seguida?
say-wounds = { $n ->
    [one] Um ferimento
   *[other] { $n } ferimentos
  } a repartir.
say-fell = Escolha quem cai.
say-allot = Escolha quais acertos contam.
say-remove-dice = { $who } deve tirar dados da reserva.
say-unequip = { $who } deve guardar uma carta.
say-retreat = { $who } foi derrotado. Para onde vai?
say-armor = Quantos acertos a sua armadura detém?
say-loot = Você venceu: escolha o espólio.
say-lose = { $who } perde Vida.
reroll-n = { $n ->
    [one] Rolar um dado de novo
   *[other] Rolar { $n } dados de novo
  }
take-n-dice = { $n ->
    [one] Usar este dado
   *[other] Usar estes { $n } dados
  }
keep-dice = Manter todos
go-on = Seguir
use = Usar
use-how = Usar …
ability-n = habilidade { $n }
amount-n = × { $n }
for-who = para { $who }
energy-n = { $n } de Energia
energy-of = Energia { $n }/{ $most }
health-of = Vida { $n }/{ $most }
stunned-n = Atordoado { $n }
cursed-n = Amaldiçoado { $n }
their-bowls = As tigelas deles
why-these-dice = Por que estes dados
this-fight = Este combate
term-red = vermelho
term-blue = azul
term-green = verde
term-reroll = nova rolagem
term-attrition = desgaste
term-threat = ameaça
one-less = Um a menos para { $who }
one-more = Um a mais para { $who }
wound-pet = O ajudante de { $who } recebe um
take-wounds = { $n ->
    [one] Receber um ferimento
   *[other] Receber { $n } ferimentos
  }
reckoning = Eles golpeiam com { $attack }; sua tigela detém { $stops }: { $wounds ->
    [one] resta um ferimento
   *[other] restam { $wounds } ferimentos
  } a repartir.
dice-are-placed = Os dados já fizeram o seu trabalho.
