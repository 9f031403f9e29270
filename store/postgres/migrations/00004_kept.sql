-- What all nodes share and what outlasts a program: secrets of the site, the content that games were
-- begun with.

-- +goose Up
CREATE TABLE kept (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);
