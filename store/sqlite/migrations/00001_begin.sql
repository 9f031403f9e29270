-- Times are milliseconds since 1970.

-- +goose Up
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    name_key TEXT UNIQUE, -- the name in small letters; null for guests, whose names are not unique
    language TEXT NOT NULL,
    password TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    key    BLOB PRIMARY KEY, -- the hash of the key in the cookie
    person TEXT NOT NULL REFERENCES people,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    id         BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people,
    credential TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_person ON passkeys (person);

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    status  TEXT NOT NULL,
    public  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    wake    INTEGER,
    card    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_public ON tables (status, updated) WHERE public;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables,
    person   TEXT NOT NULL REFERENCES people,
    turn     INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_table ON seated (table_id);

-- Apart from the log, so that reading a log cannot show them.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seed     BLOB NOT NULL,
    invite   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    move_id  TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    data     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, move_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people,
    game   TEXT NOT NULL,
    points REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE rated (
    table_id TEXT PRIMARY KEY REFERENCES tables
) STRICT, WITHOUT ROWID;

-- One row, written to find out whether anything can be.
CREATE TABLE pulse (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL
) STRICT;
