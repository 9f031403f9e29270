-- Until when somebody is on vacation; 0 is none.

-- +goose Up
ALTER TABLE people ADD COLUMN vacation bigint NOT NULL DEFAULT 0;
