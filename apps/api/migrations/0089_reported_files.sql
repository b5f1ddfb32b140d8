-- What a reported message had besides its text. Of files only the references: they are not copied.
ALTER TABLE reported_message
  ADD COLUMN voice boolean NOT NULL DEFAULT false,
  ADD COLUMN card_kind text CHECK (card_kind IN ('post', 'product', 'event')),
  ADD COLUMN card_target text,
  ADD COLUMN files jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(files) = 'array'),
  ADD CONSTRAINT reported_message_card CHECK ((card_kind IS NULL) = (card_target IS NULL));

-- Files that an open report names stay although their message is gone. Announces those of a report that is
-- closed or deleted: the job removes what neither a message nor another open report shows.
CREATE FUNCTION drop_reported_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'chat.files-dropped', jsonb_build_object('paths', jsonb_agg(file->>'path'))
    FROM changed, jsonb_array_elements(files) AS file HAVING count(*) > 0;
  IF FOUND THEN PERFORM pg_notify('outbox', 'chat.files-dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reported_files_dropped AFTER DELETE ON reported_message
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_reported_files();

CREATE FUNCTION drop_files_of_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'chat.files-dropped', jsonb_build_object('paths', jsonb_agg(file->>'path'))
    FROM reported_message, jsonb_array_elements(files) AS file WHERE report_id = NEW.id HAVING count(*) > 0;
  IF FOUND THEN PERFORM pg_notify('outbox', 'chat.files-dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER report_closed AFTER UPDATE OF closed_at ON report FOR EACH ROW
  WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL) EXECUTE FUNCTION drop_files_of_closed();
