-- An entry belongs to who asked for what, not to an id alone; sessions can be listed; people can
-- be restricted, forgotten and recovered; servers say when they are at work.

-- +goose Up
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables,
    seq      INTEGER NOT NULL,
    person   TEXT, -- with ask and ask_id null but for the last entry of what somebody asked
    ask      TEXT,
    ask_id   TEXT,
    ask_sum  TEXT,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    data     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, person, ask, ask_id)
) STRICT, WITHOUT ROWID;

-- Who asked for the older entries is not known. What was asked once for each person still is.
INSERT INTO log
SELECT table_id, seq,
    CASE WHEN move_id LIKE 'join/%' THEN substr(move_id, 6) ELSE '' END,
    CASE WHEN move_id LIKE 'join/%' THEN 'join' ELSE 'before' END,
    CASE WHEN move_id LIKE 'join/%' THEN '' ELSE move_id END,
    '', seat, kind, at, data
FROM events;
DROP TABLE events;
ALTER TABLE log RENAME TO events;

ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_host ON tables (host) WHERE status NOT IN ('over', 'broken');
UPDATE tables SET host = coalesce((SELECT json_extract(data, '$.host') FROM events
    WHERE table_id = id AND seq = 1), '');
-- A game that is over and was not rated is due, so that it will be.
UPDATE tables SET wake = updated
    WHERE status = 'over' AND id NOT IN (SELECT table_id FROM rated);

ALTER TABLE people ADD COLUMN look TEXT; -- see store.NameLook; null for guests
ALTER TABLE people ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX people_look ON people (look);

ALTER TABLE sessions ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN token INTEGER NOT NULL DEFAULT 0;
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE codes (
    person TEXT NOT NULL REFERENCES people,
    code   BLOB NOT NULL, -- the hash of a recovery code
    PRIMARY KEY (person, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE outages (
    since INTEGER PRIMARY KEY,
    till  INTEGER NOT NULL
) STRICT;
CREATE INDEX outages_till ON outages (till);
ALTER TABLE pulse ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    by       TEXT NOT NULL,
    about    TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text     TEXT NOT NULL
) STRICT;
