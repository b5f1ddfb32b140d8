-- A comment may have one picture; then it needs no text.
ALTER TABLE comment
  ADD COLUMN media jsonb CHECK (
    media IS NULL OR coalesce(media->>'path' LIKE '/posts/%' AND media->>'mime' LIKE 'image/%', false)),
  DROP CONSTRAINT comment_text_check,
  ADD CONSTRAINT comment_text_check CHECK (char_length(text) <= 2000),
  ADD CONSTRAINT comment_content_check CHECK (text <> '' OR media IS NOT NULL);
CREATE INDEX comment_author_media_idx ON comment (author_id) WHERE media IS NOT NULL;

-- Announces the pictures of deleted comments, also of those that are deleted with their post, thread or author.
CREATE FUNCTION drop_comment_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'post.files-dropped',
      jsonb_build_object('accountId', author_id::text, 'paths', jsonb_agg(media->>'path'))
    FROM changed WHERE media IS NOT NULL GROUP BY author_id;
  IF FOUND THEN PERFORM pg_notify('outbox', 'post.files-dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_files_dropped AFTER DELETE ON comment
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_comment_files();
