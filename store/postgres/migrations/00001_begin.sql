-- Times are milliseconds since 1970, but for those of nodes, which only this database compares.

-- +goose Up
CREATE TABLE people (
    id       text PRIMARY KEY,
    name     text NOT NULL,
    name_key text UNIQUE, -- see store.NameKey; null for guests, whose names are not unique
    look     text UNIQUE, -- see store.NameLook; null for guests
    language text NOT NULL,
    bot      boolean NOT NULL DEFAULT false,
    muted    boolean NOT NULL DEFAULT false,
    banned   boolean NOT NULL DEFAULT false,
    password text NOT NULL,
    created  bigint NOT NULL
);

CREATE TABLE sessions (
    key    bytea PRIMARY KEY, -- the hash of the key in the cookie
    person text NOT NULL REFERENCES people,
    since  bigint NOT NULL,
    about  text NOT NULL,
    token  boolean NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE codes (
    person text NOT NULL REFERENCES people,
    code   bytea NOT NULL,
    PRIMARY KEY (person, code)
);

CREATE TABLE passkeys (
    id         bytea PRIMARY KEY,
    person     text NOT NULL REFERENCES people,
    credential text NOT NULL
);
CREATE INDEX passkeys_person ON passkeys (person);

-- A node is a server at work. It lives as long as it keeps saying so.
CREATE TABLE nodes (
    id    text PRIMARY KEY,
    until timestamptz NOT NULL
);

CREATE TABLE tables (
    id      text PRIMARY KEY,
    game    text NOT NULL,
    status  text NOT NULL,
    host    text NOT NULL,
    public  boolean NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    wake    bigint, -- when the table has something to do by itself
    card    text NOT NULL,
    holder  text    -- the node that does it, while it lives
);
CREATE INDEX tables_public ON tables (status, updated) WHERE public;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_host ON tables (host) WHERE status NOT IN ('over', 'broken');

CREATE TABLE seated (
    table_id text NOT NULL REFERENCES tables,
    person   text NOT NULL REFERENCES people,
    turn     boolean NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX seated_table ON seated (table_id);

-- Apart from the log, so that reading a log cannot show them.
CREATE TABLE secrets (
    table_id text PRIMARY KEY REFERENCES tables,
    seed     bytea NOT NULL,
    invite   text NOT NULL
);

-- The two keys are the whole of concurrency: no number twice, no ask twice.
CREATE TABLE events (
    table_id   text NOT NULL REFERENCES tables,
    seq        bigint NOT NULL,
    ask_person text, -- null together: this entry carries no ask
    ask_kind   text,
    ask_id     text,
    ask_sum    text,
    seat       integer NOT NULL,
    kind       text NOT NULL,
    at         bigint NOT NULL,
    data       text NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX events_ask ON events (table_id, ask_person, ask_kind, ask_id)
    WHERE ask_id IS NOT NULL;

CREATE TABLE ratings (
    person text NOT NULL REFERENCES people,
    game   text NOT NULL,
    points double precision NOT NULL,
    games  integer NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE TABLE rated (
    table_id text PRIMARY KEY REFERENCES tables
);

-- One row: when a server was last known to be at work.
CREATE TABLE pulse (
    id   integer PRIMARY KEY CHECK (id = 1),
    beat bigint NOT NULL
);

CREATE TABLE outages (
    since bigint NOT NULL,
    until bigint NOT NULL
);

CREATE TABLE notes (
    n        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind     text NOT NULL,
    at       bigint NOT NULL,
    by       text NOT NULL,
    about    text NOT NULL,
    table_id text NOT NULL,
    text     text NOT NULL
);
CREATE INDEX notes_kind ON notes (kind, n);
