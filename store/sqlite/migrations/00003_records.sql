-- What a finished game was, in the words of the rules that judged it.

-- +goose Up
CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    record   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
