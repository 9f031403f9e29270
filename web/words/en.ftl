### Sentences of every page, whatever is played. Ids are named after the place they speak of.

# Whose plural rules these sentences follow.
plurals = en

## The table

rule-link = Why? { $id }
not-now = The rules forbid it now.
show-rule = Show the rule
you = You
your-turn = your turn
bot = bot
list-and = { $first } and { $last }
log-title = What happened
undo = Undo
undo-ask = Ask the others to let you undo
redo = Do it again
event-undone = { $who } took { $n ->
    [one] a move
   *[other] { $n } moves
} back.
undo-far = This takes back { $n } moves: your last one and what { $who } did since.
undo-not = Leave it
undo-drawn = A die has been thrown since. Against bots alone it cannot be taken back, so that nobody throws it just to see how it falls.
undo-asked = { $who } asks to take a move back.
asked-pause = { $who } asks for a pause.
asked-replace = { $who } asks that a bot play for { $whom }, who is away. The game will not be rated.
asked-kick = { $who } asks to vote { $whom } out of the game.
asked-waiting = Asked. Waiting for { $who } to agree.
asked-refused = { $who } did not agree.
restart-at = The server will restart at { $time }; your game goes on afterwards.
agree = Let them
disagree = No
chat = Chat
chat-unread = Chat, { $n } new
rules = Rules
settings = Settings
home = Home
close = Close
loading = Setting the table…
other-rules-title = This game was begun under other rules
other-rules-line = The rules of this program have changed since, so the game can neither be shown nor played on here. Nothing of it is lost: the program it was begun with still opens it.
other-rules-new = Begin a new game
no-such-table = There is no such table, or it is not yours to see.
speed = Speed
speed-calm = Calm
speed-quick = Quick
speed-off = At once
reconnecting = The connection is lost. Trying again…
trouble-stale = The table has moved on; look again.
trouble-offline = The server cannot be reached. Nothing was done.
trouble-refused = That was refused; nothing was done.
trouble-too-many = Too much at once: wait a moment.
trouble-store = Nothing can be stored now, so nothing was done. Try again soon.
trouble-drawn = Against bots alone a die cannot be taken back.
trouble-seat = That seat is not yours.
pass-to = Pass the device to { $who }
pass-why = Some things are secret: look away until it is yours.
i-am = I am { $who }

## The step of any game

say-paused = The game is paused; no time runs. Anyone at the table may go on.
say-paused-watching = The game is paused.
say-resigned = You have resigned. A bot plays your seat to the end.
say-voted-out = The others have voted you out. A bot plays your seat to the end.
new-game = New game
say-lent = A bot plays for you.
say-they-play = { $who } is playing.
show-result = See the result
skip-to-me = Skip to my turn
advised = { $who } proposes: { $move }
end-rematch = Rematch
end-replay = Replay
end-share = Copy a link
end-record = Download the record
end-home = Home
take-seat-back = Play on myself
zoom-in = Closer
zoom-out = Farther
zoom-fit = See everything
lend-seat = Let a bot play for me
lend-seat-why = It plays your seat until you take it back.

## Tutorial

tutorial-next = Next
tutorial-later = Skip this step
tutorial-skip = Leave the tutorial
tutorial-count = { $n } of { $of }

## Around the table

table-closed = The host has closed this table.
invited-title = { $who } invites you · Two Banners
invited-by = { $who } invites you to
invited = You are invited to
fact-days = { $n ->
    [one] A day for each turn
   *[other] { $n } days for each turn
}
fact-packs = With { $packs }
fact-clock = { $turn } minutes a turn, { $reserve } in reserve
seats-taken = { $taken } of { $of } seats are taken
your-seat = Your seat
take-this = take this one
is-here = at the table
is-away = away
away-since = away since { $time }
on-vacation = on vacation until { $day }
has-left = has left; a bot plays on
name-at-table = Your name at the table
name-hint = 1 to 24 letters. No account is needed.
text-full = That is all that fits: { $n } letters.
join-table = Join the table
watching-wait = You will see the game here as soon as it begins.
table-full = All seats are taken: you will watch this game.
needs-link = You need { $who }’s link: the address alone opens no seat. Ask { $who } for it.
needs-a-link = You need the host’s link: the address alone opens no seat.
not-invited = This table is private: ask for its invitation link.
seat-gone = Somebody was faster; choose another seat.
your-table = Your table
their-table = { $who }’s table
begins-when = The game begins when every seat is taken.
dice-wait = Everybody is here. For fair dice each browser brings a part of them: still to open this page is { $who }.
waiting-title = { $n ->
    [0] The table is set
    [one] Waiting for a friend
   *[other] Waiting for { $n } friends
}
waits-for-friend = Waiting for a friend
link-leads-here = the link leads to this seat
you-host = you, host
ask-to-leave = Ask to leave
add-seat = Add a seat
close-table = Close the table
get-up = Get up
start-now = Start now
start-line = { $n ->
    [one] Start now, and a bot takes the free seat.
   *[other] Start now, and bots take the free seats.
}
bring-friends = Bring your friends
bring-friends-line = Let them point a camera at the code, or send the link.
qr-code = A code that leads to this table
copy = Copy
share = Share
people = People
to-move = to move
nudge = Remind
nudged = { $who } was reminded.
nudged-you = { $who } waits for you.
let-bot = Let a bot go on
bot-soon = { $who } has only just gone: after two minutes a bot can go on.
vote-out = Vote out
mute = Mute
unmute = Hear again
report = Report
report-why = What happened?
report-send = Send to the operator
reported = The operator will read it.
cannot-now = That cannot be done now.
resign = Resign
resign-sure = A bot will play on in your place, you are placed last and cannot come back.
leave-sure = The game ends here, without a winner.
end-game = End the game
play-on = Play on
abandon = Ask to end the game
asked-end = { $who } asks to end the game without a winner.
game-ended = This game was ended without a winner.
you-watch = You are watching; all seats are taken.
emotes = Quick signs
emote-hello = Hello!
emote-well = Well played!
emote-wow = Oh!
emote-think = I am thinking…
emote-thanks = Thank you
emote-sorry = Sorry

## Home

home-title = Two Banners
home-line = Two board games at a table that never loses a move. Play friends, or play bots.
play-now = Play now
with-friends = With friends
set-up-game = Set up a game
learn = Learn to play
one-evening = One evening
with-friends-line = Make a table, send the link
past-games = Finished games
play-turn = Play
look = Look
list-more = { $n } more
card-alone = Just you
card-open = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
card-invited = a friend keeps a seat for you
card-mine = Your turn, { $when }
card-waits = waiting for { $who }, { $when }
card-until = due { $when }
card-vacation = { $who } is on vacation until { $day }
card-place = { $place ->
    [1] You won, of { $of } players
   *[other] Place { $place } of { $of }
}
card-their-place = { $place ->
    [1] Won, of { $of } players
   *[other] Place { $place } of { $of }
}
card-winners = won by { $who }
card-ended = ended without a winner
name-refused = That name will not do: 1 to 24 letters that can be seen, please.
open-tables = Open tables
my-games = My games
watch-tables = To watch
due-title = Turns due
due-today = Today
due-tomorrow = Tomorrow
due-yours = Your turn
due-theirs = { $who } to move
vacation = Vacation
vacation-until = Last day
vacation-go = Go on vacation
vacation-line = Your clocks of days rest meanwhile, up to 30 days in a game; the others see it.
vacation-now = You are on vacation until { $day }. Your clocks of days rest.
vacation-end = I am back
nothing-open = No table is waiting for players.
nothing-mine = You have no game under way.
sit-down = Sit down
watch = Watch
status-playing = { $when }
status-paused = paused
status-broken = damaged
your-name = Your name
account = Account
account-line = As a guest your games live in this browser. With a name and a password they follow you.
account-make = Keep my games
name-taken = That name is taken.
wrong-password = The name or the password is wrong.
password = Password
sign-in = Sign in
sign-out = Sign out
signed-in = You are signed in as { $name }.
language = Language
theme = Light
theme-dark = Lamplight
theme-light = Daylight
new-table = A new table
seat-n = Seat { $n }
seat-me = Me
seat-local = Someone beside me
seat-open = A friend by link
seat-bot = Bot
seat-none = Nobody
bot-level = Bot
bot-measured = How often a bot wins was measured in games of two.
variant = Game
name-of-seat = Name in seat { $n }
first-player = Who begins
drawn-by-lot = Drawn by lot
length = Length
as-in-the-rules = As in the rules
side-alliance = Alliance
side-horde = Horde
show-in-lobby = Show it among the open tables
begin-table = Open the table
too-few-seats = At least two seats, please.
fan-note = An unofficial fan work; the names belong to their owners. Our own drawings, our own words.
copy-link = Copy the link
copied = Copied
seat-empty = free
seat-kept = invited
guest-n = Guest { $n }
guest-named = { $name } (guest)
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-easy = Easy
bot-normal = Normal
bot-strong = Strong
bot-expert = Expert

## Panels

help-title = Rules
help-search = Search the rules
help-rules = Rules
help-none = Nothing found.
help-example = Example: { $text }
help-ruling = Our reading: { $text }
help-back = Back
keys-title = Keys
key-undo = Take the last move back
key-redo = Do again what was taken back
key-keys = Show these keys
key-letters = Press the button with that letter
key-close = Close, or choose nothing
settings-title = Settings
sound = Sound
bell = Ring when it is my turn
on = On
off = Off
chat-title = Chat
chat-team = Only to my side
chat-to-team = to our side:
chat-placeholder = Say something
chat-placeholder-team = Say something to your team
chat-send = Send
chat-empty = Nobody has said anything yet.
commitment = The dice were fixed before the first move. Their fingerprint: { $text }

## Replay

replay-title = Replay
replay-step = Move { $n } of { $of }
replay-eyes = Seen by
replay-spectator = Spectator
replay-open = Everybody: all open
replay-play = Play
replay-pause = Pause
replay-back = Back a move
replay-forward = On a move
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-turn = To which turn
mark-decline = decline
mark-die = die
mark-lead = a new leader
replay-pace = Speed: { $n ->
    [1] as it was
   *[other] { $n } times
}
replay-leave = To the table
replay-link = Copy a link to this moment
seed-verified = The revealed seed matches the fingerprint given before the first move.
seed-wrong = The revealed seed does not match the fingerprint!
seed-secret = The seed is revealed when the game is over.

## Time

packs = Content packs
game-with = { $game }, with { $packs }
clock = Clock
clock-none = No clock
clock-turn = Minutes for each turn
clock-by-days = Days for each turn
clock-each-turn = Each turn
clock-for-game = Reserve for the game
clock-minutes = { $n ->
    [0] none
    [one] 1 minute
   *[other] { $n } minutes
}
clock-days-each = { $n ->
    [one] 1 day
   *[other] { $n } days
}
clock-days = { $days } d { $hours } h
clock-reserve-after = then { $time } of reserve
clock-reserve = of reserve
clock-last = Hurry!
pause-game = Pause the game
resume-game = Go on with the game

## Records

open-record = Open a record
open-record-line = Choose the file of a game, or drop it here. It is checked move by move.
record-wrong = That is no whole, true record: line { $line } does not hold.
record-other-rules = That record was made by other rules.
record-too-large = That file is too large for a record.
record-failed = It could not be opened.
record-gone = This record is not here any more. Open its file again.

## Passkeys

passkey-line = Or without a password: a passkey is kept by your device and opened by your finger, face or code.
passkey-make = Make a passkey
passkey-show = Sign in with a passkey
passkey-made = The passkey is made. Next time sign in with it.
passkey-known = This device already has a passkey of yours.
passkeys = Passkeys
passkeys-line = Each opens your account from one device. Remove one that is lost, or that you did not make.
passkeys-none = None yet.
passkey-number = Passkey { $n }
passkey-since = made { $when }
passkey-last = the only way in: set a password first
passkey-remove = Remove
passkey-remove-this = Remove passkey { $n }
passkey-removed = The passkey opens nothing any more.
passkey-asked = Your device will ask for a passkey first.
not-your-passkey = That passkey is not one of this account.

## Looking after an account

sessions = Where I am signed in
session-since = since { $when }
session-program = (a program)
session-here = this browser
session-end = Sign out there
session-end-others = Sign out everywhere else
session-ended = Signed out there.
password-now = Password now
password-new = New password
password-set = Set a password
password-change = Change the password
password-change-do = Set the new password
password-changed = The new password holds. All other browsers are signed out.
password-all = Also end the keys of my programs, and messages to other browsers
password-hint = At least 8 characters.
not-your-password = That is not your password.
codes = Recovery codes
codes-line = Each opens your account once if the password is forgotten. New codes replace the old ones.
codes-make = Make ten codes
shown-once = Shown only now: keep it somewhere safe.
forgot = Forgot the password?
forgot-line = One of your recovery codes and a new password let you back in.
recover-line = All other browsers and programs are signed out, and passkeys are removed.
recover-keep = Keep my passkeys: they are all my own
code = Recovery code
recover = Let me in
wrong-code = The name or the code is wrong, or the code was used before.
back = Back
programs = Programs that play for me
programs-line = A key lets a program of yours play under this account. Others see that a program sits there.
program-name = Its name
program-make = Make a key
my-data = My data, and leaving
my-data-line = Everything kept about you, as one file.
my-data-get = Download my data
delete-line = Deleting the account takes your name from every game. It cannot be undone.
delete-me = Delete my account

## People and pages

games-title = Public games
leaders-title = Leader board
my-page = My page
finished-games = Finished public games
recent-games = Recent games
nothing-recent = No finished game yet.
nothing-to-watch = Nobody plays a public game right now.
older = Older games
nobody-such = There is nobody of that name with an account.
favourites = Likes to play
favourite-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
favourite-won = { $n } won
person-since = Here since { $since }
person-games = { $n ->
    [one] game
   *[other] games
}
person-won = won, { $share }%
rating-of = Rating: { $game }
rating-plot = A rating that went from { $from } to { $to } in { $n } games.
leaders-line = Who has played at least three rated games.
leader-place = Place
leader-name = Name
leader-points = Rating
leader-games = Games
no-leaders = Nobody has played enough rated games yet.
friends = Friends
friends-guest = With an account you can keep friends: sign in above.
friend-name = Name of a friend
friend-add = Add as a friend
friend-is = Your friend
friend-asks = wants to be your friend
friend-asked = was asked
friend-yes = Yes
friend-no = No
friend-back = Take back
friend-block = Block
friend-blocked = blocked: asks you nothing any more
friend-unblock = Unblock
friend-plays = at a table
friend-here = here now
invite-friend = Invite { $name }
invite-friends = Or invite a friend by name
invited-friend = { $name } is invited.
push = Call me when it is my turn
push-line = By a notice of this device, also while this page is closed.
push-days = Games with days for a turn
push-all = Every game
push-off = No
push-denied = This browser does not let us: allow notices for this site first.
push-ask = This game takes days. Shall this device call you when it is your turn?
push-yes = Call me
push-no = No, thanks
since-title = Since you last looked
since-turns = { $n ->
    [one] One turn was played.
   *[other] { $n } turns were played.
}
since-steps = See it step by step
chart = Map
chart-painted = Painted
chart-simple = Simple, for slow devices
density = Space
density-calm = Airy
density-tight = Compact
