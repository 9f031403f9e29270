-- The laboratory's experiments, cut in pieces that workers take. A piece without a find is free, or
-- held by a node that lives.

-- +goose Up
CREATE TABLE experiments (
    id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    mark bytea NOT NULL UNIQUE, -- of the head
    head text NOT NULL,
    made text NOT NULL
);

CREATE TABLE pieces (
    experiment bigint NOT NULL REFERENCES experiments ON DELETE CASCADE,
    series     int NOT NULL,
    number     int NOT NULL,
    holder     text,
    found      text,
    PRIMARY KEY (experiment, series, number)
);

CREATE INDEX pieces_left ON pieces (experiment, series, number) WHERE found IS NULL;
