race-draenei = Draenei
race-draenei-does = in every opponent's turn their first loss is saved.
