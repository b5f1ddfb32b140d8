-- Places in a recording that have a name. In the time of the recording as it was broadcast.
CREATE TABLE live_chapter (
  id bigint PRIMARY KEY,
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  at_ms bigint NOT NULL CHECK (at_ms >= 0),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  UNIQUE (live_id, at_ms)
);

-- What its broadcaster cut off a recording. Null where nothing was.
ALTER TABLE live
  -- Before the beginning.
  ADD COLUMN cut_ms bigint NOT NULL DEFAULT 0 CHECK (cut_ms >= 0),
  -- When what is left was broadcast: the chat is shown from then, and until then.
  ADD COLUMN shown_from timestamptz,
  ADD COLUMN shown_until timestamptz,
  ADD CHECK ((shown_from IS NULL) = (shown_until IS NULL) AND shown_from <= shown_until);
