### O que se diz de Lordaeron antes da partida.

game-lordaeron = World of Warcraft: The Board Game
game-lordaeron-line = Duas facções, trinta turnos, um Soberano: missões, combates com dados, classes que evoluem. 2 a 6 jogadores.
game-lordaeron-play = Um personagem para você, cinco robôs
game-lordaeron-evening = Dois contra dois, uma partida inteira em doze turnos: todos os eventos vêm, e os níveis, mais cedo.
game-lordaeron-learn = Seus primeiros turnos, passo a passo.
round-lordaeron = turno { $round }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
}
fact-lordaeron-guide = Personagens da primeira partida
fact-lordaeron-draft = Cada um escolhe uma classe
fact-lordaeron-evening = Uma noite: { $turns } turnos
fact-lordaeron-turns = { $turns } turnos
fact-lordaeron-endless = Até o Soberano ser derrotado
fact-lordaeron-deadly = Combates mortais entre jogadores

# Como jogam os níveis dos robôs; as vitórias foram medidas em partidas de dois (docs/ladder.md).
plays-lordaeron-beginner-strength = vence { bot-easy } em 12%
plays-lordaeron-beginner-line = Faz o que parece melhor e não percebe metade do que poderia fazer.
plays-lordaeron-easy-strength = vence { bot-beginner } em 88%
plays-lordaeron-easy-line = Faz o que parece melhor e deixa passar algumas coisas.
plays-lordaeron-normal-strength = vence { bot-easy } em 73%
plays-lordaeron-normal-line = A facção planeja junto uma missão para cada um.
plays-lordaeron-strong-strength = vence { bot-normal } em 80%
plays-lordaeron-strong-line = Planeja três missões adiante e escolhe classes fortes.
plays-lordaeron-expert-strength = vence { bot-strong } em 63%
plays-lordaeron-expert-line = Além disso, equipa-se pelas chances e caça inimigos ao alcance.
