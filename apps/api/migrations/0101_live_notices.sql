-- What was told of a live goes with it.
CREATE FUNCTION drop_live_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed
    WHERE kind IN ('live-started', 'live-soon') AND target = 'live:' || changed.id;
  RETURN NULL;
END $$;
CREATE TRIGGER live_notices_dropped AFTER DELETE ON live
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_live_notices();
CREATE INDEX notification_live_idx ON notification (target) WHERE kind IN ('live-started', 'live-soon');
