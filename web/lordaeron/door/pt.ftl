### O que se diz de Lordaeron antes da partida.

game-lordaeron = World of Warcraft: The Board Game
game-lordaeron-line = Duas facções, trinta turnos, um Soberano: missões, combates com dados, classes que evoluem. 2 a 6 jogadores.
game-lordaeron-play = Um personagem para você, cinco robôs
game-lordaeron-learn = Seus primeiros turnos, passo a passo.
fact-lordaeron-guide = Personagens da primeira partida
fact-lordaeron-draft = Cada um escolhe uma classe
fact-lordaeron-turns = { $turns } turnos
fact-lordaeron-endless = Até o Soberano ser derrotado
fact-lordaeron-deadly = Combates mortais entre jogadores
