thing-spirit-healer = Spirit Healer
thing-spirit-healer-does = one more token at each redeployment.
