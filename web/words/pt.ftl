### Frases de todas as páginas, qualquer que seja o jogo.

# Whose plural rules these sentences follow: in Brazil CLDR calls nought singular, readers do not.
plurals = pt-PT

## The table

rule-link = Por quê? { $id }
not-now = As regras não permitem agora.
show-rule = Ver a regra
you = Você
your-turn = sua vez
bot = robô
list-and = { $first } e { $last }
log-title = O que aconteceu
undo = Desfazer
undo-ask = Pedir aos outros para desfazer
redo = Refazer
event-undone = { $who } desfez { $n ->
    [one] uma jogada
   *[other] { $n } jogadas
}.
undo-far = Isso desfaz { $n } jogadas: a sua última e as de { $who } desde então.
undo-not = Deixar assim
undo-drawn = Um dado já foi lançado. Contra robôs ele não pode ser desfeito, para que ninguém o lance só para ver o resultado.
undo-asked = { $who } pede para desfazer uma jogada.
asked-pause = { $who } pede uma pausa.
asked-replace = { $who } pede que um robô jogue por { $whom }, que está ausente. A partida não contará para a classificação.
asked-kick = { $who } pede uma votação para tirar { $whom } da partida.
asked-waiting = Pedido feito. Aguardando { $who } concordar.
asked-refused = { $who } não concordou.
restart-at = O servidor vai reiniciar às { $time }; sua partida continua depois.
agree = Permitir
disagree = Não
chat = Conversa
chat-unread = { $n ->
        [one] Conversa, 1 mensagem nova
       *[other] Conversa, { $n } mensagens novas
    }
rules = Regras
settings = Ajustes
home = Início
close = Fechar
loading = Montando a mesa…
other-rules-title = Esta partida começou com outras regras
other-rules-line = As regras deste programa mudaram desde então, e a partida não pode ser mostrada nem continuada aqui. Nada se perdeu: a versão em que ela começou ainda consegue abri-la.
other-rules-new = Começar uma nova partida
no-such-table = Esta mesa não existe, ou você não tem acesso a ela.
speed = Velocidade
speed-calm = Calma
speed-quick = Rápida
speed-off = Imediata
reconnecting = A conexão caiu. Tentando de novo…
trouble-stale = A mesa já avançou; confira de novo.
trouble-offline = O servidor não responde. Nada foi feito.
trouble-refused = Não foi permitido; nada mudou.
trouble-too-many = Muita coisa ao mesmo tempo: espere um momento.
trouble-store = Não é possível salvar agora, então nada foi feito. Tente de novo daqui a pouco.
trouble-drawn = Contra robôs um dado não pode ser desfeito.
trouble-seat = Esse lugar não é seu.
pass-to = Passe o aparelho para { $who }
pass-why = Há informações secretas: não olhe até chegar a sua vez.
i-am = Eu sou { $who }

## The step of any game

say-paused = A partida está em pausa; o tempo não corre. Qualquer pessoa à mesa pode retomá-la.
say-paused-watching = A partida está em pausa.
say-resigned = Você desistiu. Um robô joga no seu lugar até o fim.
say-voted-out = Os outros votaram pela sua saída. Um robô joga no seu lugar até o fim.
new-game = Nova partida
say-lent = Um robô está jogando por você.
say-they-play = { $who } está jogando.
show-result = Ver o resultado
skip-to-me = Pular para a minha vez
advised = { $who } propõe: { $move }
end-rematch = Revanche
end-replay = Ver o replay
end-share = Copiar o link
end-record = Baixar a gravação
end-home = Início
take-seat-back = Voltar a jogar
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ver tudo
lend-seat = Deixar um robô jogar por mim
lend-seat-why = Ele joga no seu lugar até você voltar.

## Tutorial

tutorial-next = Avançar
tutorial-later = Pular este passo
tutorial-skip = Sair do tutorial
tutorial-count = { $n } de { $of }

## Ao redor da mesa

table-closed = O anfitrião fechou esta mesa.
invited-title = { $who } convida você · Two Banners
invited-by = { $who } convida você para
invited = Você foi convidado para
fact-days = { $n ->
    [one] Um dia por turno
   *[other] { $n } dias por turno
}
fact-packs = Com { $packs }
fact-clock = { $turn } minutos por turno, { $reserve } de reserva
seats-taken = { $taken } de { $of } lugares ocupados
your-seat = Seu lugar
take-this = ficar com este
is-here = à mesa
is-away = ausente
away-since = ausente desde { $time }
on-vacation = de férias até { $day }
has-left = saiu; um robô joga no lugar
name-at-table = Seu nome à mesa
name-hint = 1 a 24 letras. Não é preciso ter conta.
text-full = Não cabe mais: são { $n } letras no máximo.
join-table = Entrar na mesa
watching-wait = Você verá a partida aqui assim que ela começar.
table-full = Todos os lugares estão ocupados: você vai assistir a esta partida.
needs-link = Você precisa do link de { $who }: só o endereço não abre um lugar. Peça o link a { $who }.
needs-a-link = Você precisa do link do anfitrião: só o endereço não abre um lugar.
not-invited = Esta mesa é privada: peça o link do convite.
seat-gone = Alguém foi mais rápido; escolha outro lugar.
your-table = Sua mesa
their-table = A mesa de { $who }
begins-when = A partida começa quando todos os lugares estiverem ocupados.
dice-wait = Todos chegaram. Para dados justos, cada navegador traz uma parte deles: ainda falta abrir esta página { $who }.
waiting-title = { $n ->
    [0] A mesa está posta
    [one] Esperando um amigo
   *[other] Esperando { $n } amigos
}
waits-for-friend = Esperando um amigo
link-leads-here = o link leva a este lugar
you-host = você, anfitrião
ask-to-leave = Pedir que saia
add-seat = Acrescentar um lugar
close-table = Fechar a mesa
get-up = Levantar-se
start-now = Começar agora
start-line = { $n ->
    [one] Comece agora e um robô fica com o lugar livre.
   *[other] Comece agora e robôs ficam com os lugares livres.
}
bring-friends = Traga seus amigos
bring-friends-line = Eles podem apontar a câmera para o código, ou você manda o link.
qr-code = Um código que leva a esta mesa
copy = Copiar
share = Compartilhar
people = Pessoas
to-move = na vez
nudge = Lembrar
nudged = { $who } recebeu o lembrete.
nudged-you = { $who } espera por você.
let-bot = Deixar um robô continuar
bot-soon = { $who } acabou de sair: depois de dois minutos um robô pode continuar.
vote-out = Votar pela saída
mute = Silenciar
unmute = Ouvir de novo
report = Denunciar
report-why = O que aconteceu?
report-send = Enviar ao operador
reported = O operador vai ler.
cannot-now = Isso não pode ser feito agora.
resign = Desistir
resign-sure = Um robô jogará no seu lugar, você fica em último e não pode voltar.
leave-sure = A partida termina aqui, sem vencedor.
end-game = Encerrar a partida
play-on = Continuar jogando
abandon = Pedir o fim da partida
asked-end = { $who } pede para encerrar a partida sem vencedor.
game-ended = Esta partida foi encerrada sem vencedor.
you-watch = Você está assistindo; todos os lugares estão ocupados.
emotes = Sinais rápidos
emote-hello = Olá!
emote-well = Boa jogada!
emote-wow = Nossa!
emote-think = Estou pensando…
emote-thanks = Valeu!
emote-sorry = Foi mal

## Home

home-title = Two Banners
home-line = Dois jogos de tabuleiro em uma mesa que nunca perde uma jogada. Jogue com amigos ou com robôs.
play-now = Jogar agora
with-friends = Com amigos
set-up-game = Montar uma partida
learn = Aprender a jogar
one-evening = Uma noite
with-friends-line = Abra uma mesa, mande o link
past-games = Partidas terminadas
play-turn = Jogar
look = Ver
list-more = mais { $n }
card-alone = Só você
card-open = { $free ->
    [one] um lugar livre
   *[other] { $free } lugares livres
}
card-invited = um lugar está guardado para você
card-mine = Sua vez, { $when }
card-waits = esperando { $who }, { $when }
card-until = prazo: { $when }
card-vacation = { $who } está de férias até { $day }
card-place = { $place ->
    [1] Você venceu, entre { $of } jogadores
   *[other] { $place }º lugar de { $of }
}
card-their-place = { $place ->
    [1] Venceu, entre { $of } jogadores
   *[other] { $place }º lugar de { $of }
}
card-winners = vitória de { $who }
card-ended = terminou sem vencedor
name-refused = Esse nome não serve: 1 a 24 letras visíveis, por favor.
open-tables = Mesas abertas
my-games = Minhas partidas
due-title = Turnos com prazo
due-today = Hoje
due-tomorrow = Amanhã
due-yours = Sua vez
due-theirs = Vez de { $who }
vacation = Férias
vacation-until = Último dia
vacation-go = Sair de férias
vacation-line = Seus relógios de dias param nesse tempo, até 30 dias por partida; os outros veem isso.
vacation-now = Você está de férias até { $day }. Seus relógios de dias estão parados.
vacation-end = Voltei
watch-tables = Para assistir
nothing-open = Nenhuma mesa está esperando jogadores.
nothing-mine = Você não tem partidas em andamento.
sit-down = Sentar
watch = Assistir
status-playing = { $when }
status-paused = em pausa
status-broken = danificada
your-name = Seu nome
account = Conta
account-line = Como visitante, suas partidas ficam só neste navegador. Com nome e senha, elas acompanham você.
account-make = Salvar minhas partidas
name-taken = Este nome já está em uso.
wrong-password = Nome ou senha incorretos.
password = Senha
sign-in = Entrar
sign-out = Sair
signed-in = Você entrou como { $name }.
language = Idioma
theme = Iluminação
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
bot-measured = A força dos robôs foi medida em partidas de dois jogadores.
variant = Modo de jogo
name-of-seat = Nome no lugar { $n }
first-player = Quem começa
drawn-by-lot = Por sorteio
length = Duração
as-in-the-rules = Como nas regras
side-alliance = Aliança
side-horde = Horda
show-in-lobby = Mostrar entre as mesas abertas
begin-table = Abrir a mesa
too-few-seats = Pelo menos dois lugares, por favor.
fan-note = Projeto de fãs, não oficial; os nomes pertencem a seus donos. Desenhos e textos próprios.
copy-link = Copiar o link
copied = Copiado
seat-empty = livre
seat-kept = convidado
guest-n = Visitante { $n }
guest-named = { $name } (visitante)
bot-random = Aleatório
bot-greedy = Ganancioso
bot-beginner = Iniciante
bot-easy = Fácil
bot-normal = Normal
bot-strong = Forte
bot-expert = Especialista

## Panels

help-title = Regras
help-search = Procurar nas regras
help-rules = Regras
help-none = Nada encontrado.
help-example = Exemplo: { $text }
help-ruling = Nossa interpretação: { $text }
help-back = Voltar
keys-title = Teclas
key-undo = Desfazer a última jogada
key-redo = Refazer o que foi desfeito
key-keys = Mostrar estas teclas
key-letters = Apertar o botão com essa letra
key-close = Fechar, ou não escolher nada
settings-title = Ajustes
sound = Som
bell = Tocar quando for a minha vez
on = Ligado
off = Desligado
chat-title = Conversa
chat-team = Só para o meu lado
chat-to-team = para o nosso lado:
chat-placeholder = Diga algo
chat-placeholder-team = Diga algo à sua equipe
chat-send = Enviar
chat-empty = Ninguém disse nada ainda.
commitment = Os resultados dos dados foram fixados antes da primeira jogada. Código de verificação: { $text }

## Replay

replay-title = Replay
replay-step = Jogada { $n } de { $of }
replay-eyes = Visão de
replay-spectator = Espectador
replay-open = Todos: tudo aberto
replay-play = Reproduzir
replay-pause = Pausar
replay-back = Voltar uma jogada
replay-forward = Avançar uma jogada
replay-turn-before = Ao turno anterior
replay-turn-after = Ao próximo turno
replay-turn = A qual turno
mark-decline = declínio
mark-die = dado
mark-lead = nova liderança
replay-pace = Velocidade: { $n ->
    [1] normal
   *[other] { $n } vezes
}
replay-leave = Voltar à mesa
replay-link = Copiar o link deste momento
seed-verified = A semente revelada confere com o código de verificação dado antes da primeira jogada.
seed-wrong = A semente revelada não confere com o código de verificação!
seed-secret = A semente é revelada quando a partida termina.

## Tempo

packs = Pacotes de conteúdo
game-with = { $game }, com { $packs }
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
resume-game = Retomar a partida

## Registros

open-record = Abrir uma gravação
open-record-line = Escolha o arquivo de uma partida ou solte-o aqui. Ele é conferido jogada por jogada.
record-wrong = Esta gravação está incompleta ou foi alterada: a linha { $line } não confere.
record-other-rules = Esta gravação foi feita com outras regras.
record-too-large = O arquivo é grande demais para ser uma gravação.
record-failed = Não foi possível abrir.
record-gone = Esta gravação não está mais aqui. Abra o arquivo de novo.

## Chaves de acesso

passkey-line = Ou sem senha: uma chave de acesso fica no seu aparelho e é liberada com a digital, o rosto ou o código.
passkey-make = Criar uma chave de acesso
passkey-show = Entrar com uma chave de acesso
passkey-made = A chave de acesso foi criada. Da próxima vez, entre com ela.
passkey-known = Este aparelho já tem uma chave de acesso sua.
passkeys = Chaves de acesso
passkeys-line = Cada uma abre a sua conta em um aparelho. Remova a que se perdeu ou que você não criou.
passkeys-none = Nenhuma ainda.
passkey-number = Chave de acesso { $n }
passkey-since = criada { $when }
passkey-last = a única entrada: defina antes uma senha
passkey-remove = Remover
passkey-remove-this = Remover a chave de acesso { $n }
passkey-removed = Essa chave de acesso não abre mais nada.
passkey-asked = Antes, o seu aparelho vai pedir uma chave de acesso.
not-your-passkey = Essa chave de acesso não é desta conta.

## Cuidar da conta

sessions = Onde estou conectado
session-since = desde { $when }
session-program = (um programa)
session-here = este navegador
session-end = Sair de lá
session-end-others = Sair de todos os outros
session-ended = Você saiu de lá.
password-now = Senha atual
password-new = Senha nova
password-set = Definir uma senha
password-change = Trocar a senha
password-change-do = Usar a senha nova
password-changed = A senha nova já vale. Os outros navegadores foram desconectados.
password-all = Encerrar também as chaves dos meus programas e os avisos em outros navegadores
password-hint = No mínimo 8 caracteres.
not-your-password = Essa não é a sua senha.
codes = Códigos de recuperação
codes-line = Cada um abre a sua conta uma vez se você esquecer a senha. Códigos novos substituem os antigos.
codes-make = Criar dez códigos
shown-once = Só aparece agora: guarde em lugar seguro.
forgot = Esqueceu a senha?
forgot-line = Um dos seus códigos de recuperação e uma senha nova deixam você entrar.
recover-line = Todos os outros navegadores e programas saem da conta, e as chaves de acesso são removidas.
recover-keep = Manter minhas chaves de acesso: são todas minhas
code = Código de recuperação
recover = Entrar de novo
wrong-code = O nome ou o código está errado, ou o código já foi usado.
back = Voltar
programs = Programas que jogam por mim
programs-line = Com uma chave, um programa seu joga com esta conta. Os outros veem que é um programa.
program-name = Nome do programa
program-make = Criar uma chave
my-data = Meus dados e saída
my-data-line = Tudo o que guardamos sobre você, em um arquivo.
my-data-get = Baixar meus dados
delete-line = Ao apagar a conta, seu nome sai de todas as partidas. Não há como desfazer.
delete-me = Apagar minha conta

## Pessoas e páginas

games-title = Partidas públicas
leaders-title = Classificação
my-page = Minha página
finished-games = Partidas públicas encerradas
recent-games = Partidas recentes
nothing-recent = Nenhuma partida encerrada ainda.
nothing-to-watch = Ninguém está jogando uma partida pública agora.
older = Partidas mais antigas
nobody-such = Não há ninguém com esse nome e uma conta.
favourites = Gosta de jogar com
favourite-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
favourite-won = { $n ->
    [0] nenhuma vitória
    [one] { $n } vitória
   *[other] { $n } vitórias
}
person-since = Por aqui desde { $since }
person-games = { $n ->
    [0] partidas
    [one] partida
   *[other] partidas
}
person-won = vitórias, { $share }%
rating-of = Pontuação: { $game }
rating-plot = Uma pontuação que foi de { $from } a { $to } em { $n } partidas.
leaders-line = Quem já jogou pelo menos três partidas que contam pontos.
leader-place = Lugar
leader-name = Nome
leader-points = Pontos
leader-games = Partidas
no-leaders = Ninguém jogou partidas suficientes ainda.
friends = Amigos
friends-guest = Com uma conta você pode ter amigos aqui: entre acima.
friend-name = Nome de um amigo
friend-add = Adicionar amigo
friend-is = Na sua lista de amigos
friend-asks = quer ser seu amigo
friend-asked = pedido enviado
friend-yes = Sim
friend-no = Não
friend-back = Desfazer
friend-block = Bloquear
friend-blocked = na lista de bloqueio: não envia mais pedidos
friend-unblock = Desbloquear
friend-plays = em uma mesa
friend-here = aqui agora
invite-friend = Convidar { $name }
invite-friends = Ou convide um amigo pelo nome
invited-friend = Convite enviado: { $name }.
push = Avisar quando for a minha vez
push-line = Por um aviso deste aparelho, mesmo com esta página fechada.
push-days = Partidas com dias por turno
push-all = Todas as partidas
push-off = Não
push-denied = Este navegador não permite: primeiro autorize avisos para este site.
push-ask = Esta partida leva dias. Este aparelho deve avisar quando for a sua vez?
push-yes = Pode avisar
push-no = Não, obrigado
since-title = Desde a sua última visita
since-turns = { $n ->
    [one] Um turno foi jogado.
   *[other] { $n } turnos foram jogados.
}
since-steps = Ver passo a passo
chart = Mapa
chart-painted = Pintado
chart-simple = Simples, para aparelhos lentos
density = Espaço
density-calm = Folgado
density-tight = Compacto
