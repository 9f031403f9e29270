### Frases de todas as páginas, qualquer que seja o jogo.

## The table

rule-link = Por quê? { $id }
you = Você
your-turn = sua vez
bot = robô
log-title = O que aconteceu
undo = Desfazer
undo-ask = Pedir aos outros para desfazer
undo-asked = { $who } pede para voltar uma jogada.
agree = Deixar
disagree = Não
chat = Conversa
chat-unread = Conversa, { $n } novas
rules = Regras
settings = Ajustes
home = Início
close = Fechar
loading = Pondo a mesa…
other-rules-title = Esta partida começou com outras regras
other-rules-line = As regras deste programa mudaram desde então, e a partida não pode ser mostrada nem continuada aqui. Nada dela se perdeu: o programa com que começou ainda a abre.
other-rules-new = Começar uma nova partida
no-such-table = Esta mesa não existe, ou não é sua para ver.
speed = Velocidade
speed-calm = Calma
speed-quick = Rápida
speed-off = Imediata
reconnecting = A conexão caiu. Tentando de novo…
trouble-stale = A mesa já avançou; olhe de novo.
trouble-offline = O servidor não responde. Nada foi feito.
trouble-refused = Foi recusado; nada foi feito.
trouble-too-many = Demais de uma vez: espere um momento.
trouble-store = Nada pode ser guardado agora, então nada foi feito. Tente de novo em breve.
trouble-seat = Esse lugar não é seu.
pass-to = Passe o aparelho para { $who }
pass-why = Há coisas secretas: olhe para o lado até ser a sua vez.
i-am = Eu sou { $who }

## The step of any game

say-paused = A partida está em pausa; o tempo não corre. Qualquer um à mesa pode continuar.
say-paused-watching = A partida está em pausa.
say-lent = Um robô joga por você.
say-they-play = { $who } está jogando.
show-result = Ver o resultado
skip-to-me = Pular para a minha vez
advised = { $who } propõe: { $move }
end-rematch = Revanche
take-seat-back = Voltar a jogar
zoom-in = Mais perto
zoom-out = Mais longe
zoom-fit = Ver tudo
lend-seat = Deixar um robô jogar por mim
lend-seat-why = Ele joga no seu lugar até você voltar.

## Tutorial

tutorial-next = Seguir
tutorial-skip = Sair do tutorial
tutorial-count = { $n } de { $of }

## Home

home-title = Two Banners
home-line = Dois jogos de tabuleiro numa mesa que nunca perde uma jogada. Jogue com amigos ou com robôs.
play-now = Jogar agora
play-now-line = Você contra três robôs. Começa já.
with-friends = Com amigos
with-friends-line = Abra uma mesa e mande o link.
set-up-game = Montar uma partida
learn = Aprender a jogar
learn-line = O primeiro turno em dez passos curtos.
learn-second-line = Seus primeiros turnos, passo a passo.
second-game = World of Warcraft: The Board Game
second-game-line = Duas facções, trinta turnos, um Soberano: missões, combates com dados e classes que crescem. Só com robôs ou até seis pessoas.
quick-start = Começo rápido
quick-start-line = Um personagem para você, cinco robôs. Começa já.
first-game = Small World of Warcraft
first-game-line = Lidere povos em Ilhas pequenas demais para todos; deixe-os declinar na hora certa e escolha de novo.
open-tables = Mesas abertas
my-games = Minhas partidas
watch-tables = Para assistir
nothing-open = Nenhuma mesa espera jogadores.
nothing-mine = Você não tem partida em andamento.
sit-down = Sentar
go-on = Continuar
watch = Assistir
its-your-turn = sua vez
status-open = esperando
status-playing = rodada { $round }
status-paused = em pausa
status-over = terminada
your-name = Seu nome
account = Conta
account-line = Como convidado, suas partidas ficam neste navegador. Com um nome e uma senha elas seguem você.
account-make = Guardar minhas partidas
account-refused = Não deu certo: { $message }
name-taken = Este nome já tem dono.
wrong-password = O nome ou a senha está errado.
password = Senha
sign-in = Entrar
sign-out = Sair
signed-in = Você entrou como { $name }.
language = Idioma
theme = Luz
theme-dark = Lampião
theme-light = Luz do dia
new-table = Uma mesa nova
seat-n = Lugar { $n }
seat-me = Eu
seat-local = Alguém ao meu lado
seat-open = Um amigo pelo link
seat-bot = Robô
seat-none = Ninguém
bot-level = Robô
variant = Jogo
variant-classic = Clássico: cada um por si
variant-team = Batalha por Azeroth: facções em equipe
show-in-lobby = Mostrar entre as mesas abertas
begin-table = Abrir a mesa
too-few-seats = Pelo menos dois lugares, por favor.
fan-note = Um trabalho de fãs, não oficial; os nomes pertencem a seus donos. Desenhos e palavras nossos.
invite-title = A mesa está posta
invite-line = Mande este link aos amigos. A partida começa quando todos os lugares estiverem ocupados.
copy-link = Copiar o link
copied = Copiado
take-seat = Sentar aqui
seat-empty = livre
bot-random = Andarilho (ao acaso)
bot-greedy = Saqueador (rápido)
bot-search = Comandante (pensa)

## Panels

help-title = Regras
help-search = Procurar nas regras
help-rules = Regras (em inglês)
help-none = Nada encontrado.
help-example = Exemplo: { $text }
help-ruling = Nossa leitura: { $text }
help-back = Voltar
settings-title = Ajustes
sound = Som
on = Ligado
off = Desligado
chat-title = Conversa
chat-team = Só para o meu lado
chat-to-team = para o nosso lado:
chat-placeholder = Diga algo
chat-send = Enviar
chat-empty = Ninguém disse nada ainda.
commitment = Os dados foram fixados antes da primeira jogada. Sua impressão digital: { $text }

## Replay

replay-title = Rever
replay-step = Jogada { $n } de { $of }
replay-eyes = Olhos de
replay-spectator = Espectador
replay-play = Reproduzir
replay-pause = Pausar
replay-back = Voltar uma jogada
replay-forward = Avançar uma jogada
replay-leave = Para a mesa
replay-link = Copiar link deste momento
seed-verified = A semente revelada confere com a impressão digital dada antes da primeira jogada.
seed-wrong = A semente revelada não confere com a impressão digital!
seed-secret = A semente é revelada quando o jogo acaba.

## Tempo

clock = Relógio
clock-none = Sem relógio
clock-turn = Minutos por turno
clock-by-days = Dias por turno
clock-each-turn = Cada turno
clock-for-game = Reserva para a partida
clock-minutes = { $n ->
    [0] nenhuma
    [one] 1 minuto
   *[other] { $n } minutos
}
clock-days-each = { $n ->
    [one] 1 dia
   *[other] { $n } dias
}
clock-days = { $days } d { $hours } h
clock-reserve-after = depois { $time } de reserva
clock-reserve = de reserva
clock-last = Depressa!
pause-game = Pausar a partida
resume-game = Continuar a partida

## Registros

open-record = Abrir um registro
open-record-line = Escolha o arquivo de uma partida ou solte-o aqui. Ele é conferido jogada por jogada.
record-wrong = Não é um registro inteiro e verdadeiro: a linha { $line } não confere.
record-other-rules = Esse registro foi feito por outras regras.
record-too-large = O arquivo é grande demais para um registro.
record-failed = Não foi possível abrir.
record-gone = Este registro não está mais aqui. Abra o arquivo de novo.

## Chaves de acesso

passkey-line = Ou sem senha: uma chave de acesso fica no seu aparelho e abre com o dedo, o rosto ou o código.
passkey-make = Criar uma chave de acesso
passkey-show = Entrar com uma chave de acesso
passkey-made = A chave de acesso está criada. Da próxima vez, entre com ela.
passkey-known = Este aparelho já tem uma chave de acesso sua.
