-- Moments: a photo or a video for 24 hours, unless its author keeps it.

-- Whether a sticker has a place on the picture, and the content of its kind.
CREATE FUNCTION is_sticker(sticker jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((sticker->>'x')::numeric BETWEEN 0 AND 100 AND (sticker->>'y')::numeric BETWEEN 0 AND 100
    AND CASE sticker->>'kind'
      WHEN 'text' THEN char_length(sticker->>'text') BETWEEN 1 AND 120
      WHEN 'mention' THEN sticker->>'username' ~ '^[a-z0-9_.]{3,30}$'
      WHEN 'hashtag' THEN char_length(sticker->>'tag') BETWEEN 1 AND 80
      WHEN 'place' THEN char_length(sticker->>'place') BETWEEN 1 AND 80
      WHEN 'poll' THEN char_length(sticker->>'question') BETWEEN 1 AND 80
        AND jsonb_array_length(sticker->'options') BETWEEN 2 AND 4
      WHEN 'event' THEN char_length(sticker->>'slug') BETWEEN 1 AND 120
      WHEN 'score' THEN char_length(sticker->>'home') BETWEEN 1 AND 30
        AND char_length(sticker->>'away') BETWEEN 1 AND 30
        AND (sticker->>'homeScore')::integer BETWEEN 0 AND 999
        AND (sticker->>'awayScore')::integer BETWEEN 0 AND 999
      ELSE false END, false)
$$;

-- How many options the poll of a moment has; 0 without a poll, -1 if the stickers are not valid.
CREATE FUNCTION poll_options_of(stickers jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(stickers) <> 'array' OR jsonb_array_length(stickers) > 8
      OR EXISTS (SELECT FROM jsonb_array_elements(stickers) AS sticker WHERE NOT is_sticker(sticker))
      OR (SELECT count(*) FROM jsonb_array_elements(stickers) AS sticker WHERE sticker->>'kind' = 'poll') > 1
    THEN -1
    ELSE coalesce((SELECT jsonb_array_length(sticker->'options') FROM jsonb_array_elements(stickers) AS sticker
      WHERE sticker->>'kind' = 'poll'), 0) END
$$;

CREATE TABLE moment (
  id bigint PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  media jsonb NOT NULL CHECK (
    coalesce(media->>'path' LIKE '/moments/%' AND media->>'mime' ~ '^(image|video)/', false)),
  -- Of a video; a recorder that stops at the limit writes a little more.
  duration_ms integer CHECK (duration_ms BETWEEN 0 AND 61000),
  audience text NOT NULL CHECK (audience IN ('public', 'followers', 'close')),
  stickers jsonb NOT NULL CHECK (poll_options_of(stickers) >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Its number among those of its author on that day: so their number has a limit.
  day date NOT NULL,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 30),
  -- Kept on the profile since then; with a title as an achievement.
  kept_at timestamptz,
  title text CHECK (char_length(title) BETWEEN 1 AND 80),
  achieved_on date CHECK (achieved_on >= '1900-01-01'),
  competition text CHECK (char_length(competition) <= 80),
  place text CHECK (char_length(place) <= 80),
  medal text CHECK (medal IN ('none', 'bronze', 'silver', 'gold')),
  CHECK ((duration_ms IS NULL) = (media->>'mime' LIKE 'image/%')),
  CHECK (expires_at = created_at + interval '24 hours'),
  CHECK (title IS NULL OR kept_at IS NOT NULL),
  CHECK (num_nulls(title, achieved_on, competition, place, medal) IN (0, 5)),
  UNIQUE (author_id, day, number)
);
CREATE INDEX moment_author_idx ON moment (author_id, id DESC);
CREATE INDEX moment_expiry_idx ON moment (expires_at) WHERE kept_at IS NULL;
CREATE INDEX moment_achievement_idx ON moment (id DESC) WHERE title IS NOT NULL;
-- A file belongs to one moment, so it may be deleted with it.
CREATE UNIQUE INDEX moment_path_key ON moment ((media->>'path'));

-- Announces the files of deleted moments, however they end, and takes their notices back.
CREATE FUNCTION drop_moment_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed
    WHERE kind IN ('moment-reaction', 'moment-mention') AND target = 'moment:' || changed.id;
  INSERT INTO outbox (topic, payload)
    SELECT 'moment.files-dropped', jsonb_build_object('paths', jsonb_agg(media->>'path'))
    FROM changed HAVING count(*) > 0;
  IF FOUND THEN PERFORM pg_notify('outbox', 'moment.files-dropped'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER moment_files_dropped AFTER DELETE ON moment
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_moment_files();
CREATE INDEX notification_moment_idx ON notification (target)
  WHERE kind IN ('moment-reaction', 'moment-mention');

CREATE TABLE moment_view (
  moment_id bigint NOT NULL REFERENCES moment ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (moment_id, account_id)
);
CREATE INDEX moment_view_account_idx ON moment_view (account_id);

CREATE TABLE moment_reaction (
  moment_id bigint NOT NULL REFERENCES moment ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  reaction text NOT NULL CHECK (reaction IN ('❤️', '😂', '😮', '😢', '👏', '🔥', '⚽', '🏆')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (moment_id, account_id)
);
CREATE INDEX moment_reaction_account_idx ON moment_reaction (account_id);

CREATE TABLE moment_vote (
  moment_id bigint NOT NULL REFERENCES moment ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  choice smallint NOT NULL CHECK (choice BETWEEN 0 AND 3),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (moment_id, account_id)
);
CREATE INDEX moment_vote_account_idx ON moment_vote (account_id);

-- Whose moments someone does not want in their lists.
CREATE TABLE moment_mute (
  muter_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  muted_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (muter_id, muted_id),
  CHECK (muter_id <> muted_id)
);
CREATE INDEX moment_mute_muted_idx ON moment_mute (muted_id);

-- Who sees the moments for close friends. Only the owner of the list knows it.
CREATE TABLE close_friend (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  friend_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, friend_id),
  CHECK (account_id <> friend_id)
);
CREATE INDEX close_friend_friend_idx ON close_friend (friend_id);

ALTER TABLE report DROP CONSTRAINT report_kind_check,
  ADD CONSTRAINT report_kind_check
    CHECK (kind IN ('post', 'comment', 'profile', 'conversation', 'moment'));
ALTER TABLE message DROP CONSTRAINT message_card_kind_check,
  ADD CONSTRAINT message_card_kind_check CHECK (card_kind IN ('post', 'product', 'event', 'moment'));
