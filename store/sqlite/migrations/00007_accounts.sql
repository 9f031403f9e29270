-- Whom somebody hears no asks of; what happens once among all nodes, until a time.

-- +goose Up
CREATE TABLE blocks (
    person TEXT NOT NULL, -- who is left in peace
    other  TEXT NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (other);

CREATE TABLE once (
    what TEXT PRIMARY KEY,
    till INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX once_till ON once (till);
