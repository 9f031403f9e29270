### O que se diz de Small World antes da partida.

game-smallworld = Small World of Warcraft
game-smallworld-line = Conduza povos por ilhas pequenas demais para todos e deixe-os entrar em declínio na hora certa. 2 a 5 jogadores, meia hora.
game-smallworld-play = Três robôs, agora mesmo
game-smallworld-learn = Uma primeira partida curta, passo a passo.
fact-smallworld-classic = Clássico: cada um por si
fact-smallworld-team = Batalha por Azeroth: facções em equipes
fact-smallworld-rounds = { $rounds } rodadas
