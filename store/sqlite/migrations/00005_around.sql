-- Friends, how ratings went, and whom to call when it is their turn.

-- +goose Up
CREATE TABLE friends (
    person TEXT NOT NULL, -- who named
    friend TEXT NOT NULL,
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_of ON friends (friend);

CREATE TABLE rating_log (
    person   TEXT NOT NULL,
    game     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at       INTEGER NOT NULL,
    points   REAL NOT NULL,
    PRIMARY KEY (person, game, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, points);
CREATE INDEX tables_over ON tables (updated) WHERE status = 'over';

CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person   TEXT NOT NULL,
    key      TEXT NOT NULL,
    secret   TEXT NOT NULL,
    every    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_of ON pushes (person);

-- called: 0 asks for a call, a time says until when somebody is at it, -1 that nothing is to do.
ALTER TABLE seated ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seated ADD COLUMN called INTEGER NOT NULL DEFAULT -1;
CREATE INDEX seated_calls ON seated (since) WHERE turn AND called >= 0;
