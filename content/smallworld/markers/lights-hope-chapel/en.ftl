thing-lights-hope-chapel = Light's Hope Chapel
thing-lights-hope-chapel-does = its holders lose no token when attacked.
thing-lights-hope-chapel-term = Chapel
