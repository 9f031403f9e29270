-- Whom somebody hears no asks of; what happens once among all nodes, until a time.

-- +goose Up
CREATE TABLE blocks (
    person text NOT NULL, -- who is left in peace
    other  text NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_of ON blocks (other);

CREATE TABLE once (
    what text PRIMARY KEY,
    till bigint NOT NULL
);
CREATE INDEX once_till ON once (till);
