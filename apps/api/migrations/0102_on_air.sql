-- Whether someone is on air for everyone: every card of a person says so, and must not look for it.
ALTER TABLE profile ADD COLUMN on_air boolean NOT NULL DEFAULT false;

CREATE FUNCTION mark_on_air() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  author bigint := coalesce(NEW.author_id, OLD.author_id);
  going boolean := EXISTS (SELECT FROM live
    WHERE author_id = author AND audience = 'public' AND started_at IS NOT NULL AND ended_at IS NULL);
BEGIN
  UPDATE profile SET on_air = going WHERE account_id = author AND on_air <> going;
  RETURN NULL;
END $$;
CREATE TRIGGER live_on_air AFTER INSERT OR DELETE OR UPDATE OF started_at, ended_at ON live
  FOR EACH ROW EXECUTE FUNCTION mark_on_air();
