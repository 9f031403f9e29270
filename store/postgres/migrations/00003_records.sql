-- What a finished game was, in the words of the rules that judged it.

-- +goose Up
CREATE TABLE records (
    table_id text PRIMARY KEY REFERENCES tables,
    record   text NOT NULL
);
