### O que se diz de Small World antes da partida.

game-smallworld = Small World of Warcraft
game-smallworld-line = Conduza povos por ilhas pequenas demais para todos e deixe-os entrar em declínio na hora certa. 2 a 5 jogadores, meia hora.
game-smallworld-play = Três robôs, agora mesmo
game-smallworld-learn = Uma primeira partida curta, passo a passo.
round-smallworld = rodada { $round }
fact-smallworld-classic = Clássico: cada um por si
fact-smallworld-team = Batalha por Azeroth: facções em equipes
fact-smallworld-rounds = { $rounds } rodadas

# Como jogam os níveis dos robôs; as vitórias foram medidas em partidas de dois (docs/ladder.md).
plays-smallworld-beginner-strength = vence { bot-easy } em 20%
plays-smallworld-beginner-line = Pega as moedas que vê e não percebe metade do que poderia fazer.
plays-smallworld-easy-strength = vence { bot-beginner } em 80%
plays-smallworld-easy-line = Faz o que parece melhor no momento, sem plano.
plays-smallworld-normal-strength = vence { bot-easy } em 72%
plays-smallworld-normal-line = Planeja o turno inteiro, contando por alto o que cada lado tem.
plays-smallworld-strong-strength = vence { bot-normal } em 87%
plays-smallworld-strong-line = Planeja o turno e sabe aonde posições assim levaram.
plays-smallworld-expert-strength = vence { bot-strong } em 68%
plays-smallworld-expert-line = Examina muitos turnos e joga os melhores adiante, para ver o que os outros respondem.
