# O que o motor diz de uma partida terminada.

tab-result = Resultado
tab-chances = Chances
chances-caption = A chance de vitória de cada jogador após cada turno, se todos jogassem igualmente bem dali em diante
chances-fetching = O motor está sendo carregado e lê a partida …
chances-counting = Sorte e erros estão sendo contados: { $done } de { $of }
chances-counted = Todos os { $turns } turnos analisados pelo Especialista, com dados novos.
no-engine = Este servidor foi construído sem o motor.
no-record = O registro desta partida não pôde ser carregado.
no-chances = Não há chances para esta partida: { $why }
chances-table = Mostrar como tabela
turn-label = Turno { $n } de { $who }
turn-start = Antes do primeiro turno
turning-points = Momentos decisivos de { $who }
turning-points-mine = Momentos decisivos da sua chance
no-turning-points = Nenhum turno mudou a chance em dez pontos.
in-a-sentence = Em uma frase
luck-even = Os dados foram neutros.
luck-gave = Os dados deram { $n } { $n ->
    [one] ponto
   *[other] pontos
  } de chance.
luck-took = Os dados tiraram { $n } { $n ->
    [one] ponto
   *[other] pontos
  } de chance.
mistakes-none = Nenhum erro digno de nota.
mistakes-cost = { $count } { $count ->
    [one] erro custou
   *[other] erros custaram
  } { $n } { $n ->
    [one] ponto
   *[other] pontos
  }; o pior: { $worst }
worst-turn = turno { $n }
sums = De onde vem o resultado
sum-part = Pontos de chance
part-par = Começo igual
part-deal = A distribuição
part-luck = Sorte nos dados
part-mistakes = Erros próprios
part-others = Erros dos outros
part-course = Curso da partida
part-result = Resultado
sums-note = Pontos inteiros de chance; a sorte é conhecida a cerca de 5. O curso da partida é o que a estimativa aprendeu no caminho: mérito de ninguém.
race-only = A chance é a da corrida: níveis, o caminho até o próximo e o turno. Sorte e erros ainda não são contados neste jogo.
mistakes = Erros, e o que teria sido melhor
mistake-title = { $who }, turno { $n }
grade-mistake = um erro
grade-blunder = um erro grave
cost-score = −{ $n } de placar
played = jogado
better = melhor
points-now = Pontos neste turno
points-later = Pontos nos turnos seguintes, cerca de
chance-to-win = Chance de vitória
how-sure = Julgado com o que se sabia então, várias vezes, sem contar os dados. Abaixo de 6 pontos de chance, ou 4 de placar, nada é chamado de erro.
