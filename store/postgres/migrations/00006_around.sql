-- Friends, how ratings went, and whom to call when it is their turn.

-- +goose Up
CREATE TABLE friends (
    person text NOT NULL, -- who named
    friend text NOT NULL,
    since  bigint NOT NULL,
    PRIMARY KEY (person, friend)
);
CREATE INDEX friends_of ON friends (friend);

CREATE TABLE rating_log (
    person   text NOT NULL,
    game     text NOT NULL,
    table_id text NOT NULL,
    at       bigint NOT NULL,
    points   double precision NOT NULL,
    PRIMARY KEY (person, game, table_id)
);
CREATE INDEX ratings_best ON ratings (game, points);
CREATE INDEX tables_over ON tables (updated) WHERE status = 'over';

CREATE TABLE pushes (
    endpoint text PRIMARY KEY,
    person   text NOT NULL,
    key      text NOT NULL,
    secret   text NOT NULL,
    every    boolean NOT NULL
);
CREATE INDEX pushes_of ON pushes (person);

-- called: 0 asks for a call, a time says until when somebody is at it, -1 that nothing is to do.
ALTER TABLE seated ADD COLUMN since bigint NOT NULL DEFAULT 0;
ALTER TABLE seated ADD COLUMN called bigint NOT NULL DEFAULT -1;
CREATE INDEX seated_calls ON seated (since) WHERE turn AND called >= 0;

-- A turn that begins asks for a call, if the person has a subscription.
-- +goose StatementBegin
CREATE OR REPLACE FUNCTION put_card(
    c_id text, c_game text, c_status text, c_host text, c_public boolean, c_created bigint,
    c_updated bigint, c_wake bigint, c_card text, c_people text[], c_turns boolean[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tables (id, game, status, host, public, created, updated, wake, card)
    VALUES (c_id, c_game, c_status, c_host, c_public, c_created, c_updated, c_wake, c_card)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, host = excluded.host,
        public = excluded.public, updated = excluded.updated, wake = excluded.wake,
        card = excluded.card;
    DELETE FROM seated WHERE table_id = c_id AND NOT person = ANY (c_people);
    INSERT INTO seated (table_id, person, turn, since, called)
    SELECT c_id, who, its_turn, c_updated,
        CASE WHEN its_turn AND EXISTS (SELECT 1 FROM pushes p WHERE p.person = who)
            THEN 0 ELSE -1 END
    FROM unnest(c_people, c_turns) AS s (who, its_turn)
    ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn, since = excluded.since,
        called = excluded.called WHERE seated.turn <> excluded.turn;
END $$;
-- +goose StatementEnd

-- Who listens to which table at which node. It means nothing after a restart.
CREATE UNLOGGED TABLE present (
    node     text NOT NULL,
    table_id text NOT NULL,
    person   text NOT NULL,
    PRIMARY KEY (node, table_id, person)
);
CREATE INDEX present_table ON present (table_id);
CREATE INDEX present_person ON present (person);
