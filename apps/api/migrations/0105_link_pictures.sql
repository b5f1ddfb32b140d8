-- The picture of a link's preview is a file of its message: it is announced when the preview goes, by whatever way.
ALTER TABLE message ADD CONSTRAINT message_link_picture CHECK (link->'picture'->>'path' LIKE '/messages/links/%');
CREATE INDEX message_link_picture_idx ON message ((link->'picture'->>'path'))
  WHERE link->'picture'->>'path' IS NOT NULL;

CREATE FUNCTION drop_link_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('chat.files-dropped',
    jsonb_build_object('paths', jsonb_build_array(OLD.link->'picture'->>'path')));
  PERFORM pg_notify('outbox', 'chat.files-dropped');
  RETURN NULL;
END $$;
CREATE TRIGGER link_picture_replaced AFTER UPDATE OF link ON message FOR EACH ROW
  WHEN (OLD.link->'picture'->>'path' IS NOT NULL
    AND OLD.link->'picture'->>'path' IS DISTINCT FROM NEW.link->'picture'->>'path')
  EXECUTE FUNCTION drop_link_picture();
CREATE TRIGGER link_picture_dropped AFTER DELETE ON message FOR EACH ROW
  WHEN (OLD.link->'picture'->>'path' IS NOT NULL) EXECUTE FUNCTION drop_link_picture();
