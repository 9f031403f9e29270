-- One call for one append, so that many of them travel together in one round trip and one commit.
-- Whatever is wrong with one of them is its own answer: the block with EXCEPTION takes back what it
-- did and leaves the others alone.

-- +goose Up
-- +goose StatementBegin
CREATE FUNCTION put_card(
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
    INSERT INTO seated (table_id, person, turn)
    SELECT c_id, who, its_turn FROM unnest(c_people, c_turns) AS s (who, its_turn)
    ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn
        WHERE seated.turn <> excluded.turn;
END $$;
-- +goose StatementEnd

-- The answer is 'ok'; 'known' with the number and the sum of the ask; 'stale'; or what went wrong.
-- +goose StatementBegin
CREATE FUNCTION append_entries(
    t text, seqs bigint[], seats integer[], kinds text[], ats bigint[], datas text[],
    person text[], ask_kinds text[], ids text[], sums text[],
    c_game text, c_status text, c_host text, c_public boolean, c_created bigint,
    c_updated bigint, c_wake bigint, c_card text, c_people text[], c_turns boolean[],
    OUT answer text, OUT at_seq bigint, OUT with_sum text
) LANGUAGE plpgsql AS $$
DECLARE
    n integer := array_length(seqs, 1);
    last bigint;
BEGIN
    SELECT e.seq, e.ask_sum INTO at_seq, with_sum FROM events e WHERE e.table_id = t
        AND e.ask_person = person[n] AND e.ask_kind = ask_kinds[n] AND e.ask_id = ids[n];
    IF FOUND THEN
        answer := 'known';
        RETURN;
    END IF;
    SELECT max(e.seq) INTO last FROM events e WHERE e.table_id = t;
    IF last IS NULL OR last + 1 <> seqs[1] THEN
        answer := 'stale';
        RETURN;
    END IF;
    BEGIN
        INSERT INTO events (table_id, seq, seat, kind, at, data,
            ask_person, ask_kind, ask_id, ask_sum)
        SELECT t, u.* FROM unnest(seqs, seats, kinds, ats, datas,
            person, ask_kinds, ids, sums) AS u;
        IF c_status IS NOT NULL THEN
            PERFORM put_card(t, c_game, c_status, c_host, c_public, c_created, c_updated,
                c_wake, c_card, c_people, c_turns);
        END IF;
        answer := 'ok';
    EXCEPTION
        WHEN unique_violation THEN -- another node was faster
            SELECT e.seq, e.ask_sum INTO at_seq, with_sum FROM events e WHERE e.table_id = t
                AND e.ask_person = person[n] AND e.ask_kind = ask_kinds[n] AND e.ask_id = ids[n];
            answer := CASE WHEN FOUND THEN 'known' ELSE 'stale' END;
        WHEN OTHERS THEN
            answer := SQLSTATE || ' ' || SQLERRM;
    END;
END $$;
-- +goose StatementEnd
