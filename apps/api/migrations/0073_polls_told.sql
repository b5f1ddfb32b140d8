-- Whether people were told that a poll closed. Those that closed before are no news.
ALTER TABLE poll ADD COLUMN told boolean NOT NULL DEFAULT false;
UPDATE poll SET told = true WHERE closes_at <= now();
CREATE INDEX poll_untold_idx ON poll (closes_at) WHERE NOT told;

-- A notice repeats the question of the poll, so it goes with it. The index on topics is for those that are not
-- empty.
CREATE FUNCTION drop_poll_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification WHERE topic IN (SELECT 'poll:' || post_id FROM changed) AND topic <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER poll_notices_dropped AFTER DELETE ON poll
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_poll_notices();
