-- Lives. What is seen and heard lies in the media service under the same id.
CREATE TABLE live (
  id bigint PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
  description text NOT NULL CHECK (char_length(description) <= 1000),
  sport text NOT NULL CHECK (char_length(sport) <= 40),
  event_slug text CHECK (char_length(event_slug) BETWEEN 1 AND 120),
  audience text NOT NULL CHECK (audience IN ('public', 'followers')),
  created_at timestamptz NOT NULL,
  -- For when it is announced.
  starts_at timestamptz,
  -- Since when it is, or was, on air.
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('owner', 'operator', 'length', 'space', 'absence')),
  duration_ms bigint NOT NULL DEFAULT 0 CHECK (duration_ms >= 0),
  -- Whether it can be watched when it has ended.
  replay boolean NOT NULL DEFAULT true,
  slow_seconds smallint NOT NULL DEFAULT 0 CHECK (slow_seconds IN (0, 5, 10, 30, 60)),
  pinned_id bigint,
  reactions integer NOT NULL DEFAULT 0 CHECK (reactions >= 0),
  most_viewers integer NOT NULL DEFAULT 0 CHECK (most_viewers >= 0),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK (end_reason <> 'operator' OR NOT replay)
);
CREATE INDEX live_author_idx ON live (author_id, id DESC);
CREATE INDEX live_on_air_idx ON live (id) WHERE started_at IS NOT NULL AND ended_at IS NULL;
CREATE INDEX live_soon_idx ON live (starts_at) WHERE started_at IS NULL AND ended_at IS NULL;
CREATE INDEX live_before_idx ON live (ended_at DESC, id DESC)
  WHERE started_at IS NOT NULL AND ended_at IS NOT NULL;

CREATE TABLE live_message (
  id bigint PRIMARY KEY,
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 300),
  created_at timestamptz NOT NULL
);
CREATE INDEX live_message_live_idx ON live_message (live_id, id);
CREATE INDEX live_message_author_idx ON live_message (author_id, id DESC);
ALTER TABLE live ADD FOREIGN KEY (pinned_id) REFERENCES live_message ON DELETE SET NULL;
CREATE INDEX live_pinned_idx ON live (pinned_id) WHERE pinned_id IS NOT NULL;

CREATE TABLE live_moderator (
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  PRIMARY KEY (live_id, account_id)
);
CREATE INDEX live_moderator_account_idx ON live_moderator (account_id);

-- Who may not write in the chat of a live.
CREATE TABLE live_silenced (
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  PRIMARY KEY (live_id, account_id)
);
CREATE INDEX live_silenced_account_idx ON live_silenced (account_id);

-- The pages that show a live now.
CREATE TABLE live_viewer (
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  tab uuid NOT NULL,
  -- Null for a visitor. Several pages of one person are one viewer.
  account_id bigint REFERENCES profile ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (live_id, tab)
);
CREATE INDEX live_viewer_account_idx ON live_viewer (account_id);
CREATE INDEX live_viewer_seen_idx ON live_viewer (seen_at);

CREATE TABLE live_reminder (
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  PRIMARY KEY (live_id, account_id)
);
CREATE INDEX live_reminder_account_idx ON live_reminder (account_id);

-- What the operator chose; one row.
CREATE TABLE live_setting (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  enabled boolean NOT NULL DEFAULT true,
  -- How many may be on air at once.
  most integer NOT NULL DEFAULT 10 CHECK (most BETWEEN 1 AND 1000)
);
INSERT INTO live_setting DEFAULT VALUES;

-- The media of deleted lives goes too, however they end.
CREATE FUNCTION drop_live_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
    SELECT 'live.dropped', jsonb_build_object('ids', jsonb_agg(id::text)) FROM changed HAVING count(*) > 0;
  IF FOUND THEN PERFORM pg_notify('outbox', 'live.dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER live_dropped AFTER DELETE ON live
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_live_media();

ALTER TABLE report DROP CONSTRAINT report_kind_check,
  ADD CONSTRAINT report_kind_check
    CHECK (kind IN ('post', 'comment', 'profile', 'conversation', 'moment', 'live'));
