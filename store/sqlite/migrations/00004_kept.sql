-- What outlasts a program: secrets of the site, the content that games were begun with.

-- +goose Up
CREATE TABLE kept (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
