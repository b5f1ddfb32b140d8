-- A live: what a broadcaster sends, in segments of about a second, kept as its replay.
CREATE TABLE media.live (
  account_id text NOT NULL REFERENCES media.account,
  id text NOT NULL CHECK (id ~ '^[0-9]{1,19}$'),
  -- The space that its segments count for.
  space text CHECK (char_length(space) BETWEEN 1 AND 80),
  -- The socket that may write now; another one takes its place.
  broadcast uuid,
  -- When a broadcaster was last there.
  seen_at timestamptz,
  runs integer NOT NULL DEFAULT 0 CHECK (runs >= 0),
  segments integer NOT NULL DEFAULT 0 CHECK (segments >= 0),
  duration_ms bigint NOT NULL DEFAULT 0 CHECK (duration_ms >= 0),
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('owner', 'operator', 'length', 'space', 'absence')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);

-- What one recorder sent: pictures of one size, whose clock begins at zero.
CREATE TABLE media.live_run (
  account_id text NOT NULL,
  live_id text NOT NULL,
  run integer NOT NULL CHECK (run > 0),
  -- How its MP4 begins.
  init bytea NOT NULL CHECK (octet_length(init) BETWEEN 1 AND 65536),
  PRIMARY KEY (account_id, live_id, run),
  FOREIGN KEY (account_id, live_id) REFERENCES media.live ON DELETE CASCADE
);

CREATE TABLE media.live_segment (
  account_id text NOT NULL,
  live_id text NOT NULL,
  number integer NOT NULL CHECK (number >= 0),
  run integer NOT NULL,
  duration_ms integer NOT NULL CHECK (duration_ms > 0),
  -- When its first picture was shown to the camera, as far as we can tell.
  began_at timestamptz NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  storage_key text NOT NULL UNIQUE CHECK (storage_key ~ '^[0-9]{8}/[0-9a-z]{26}$'),
  PRIMARY KEY (account_id, live_id, number),
  FOREIGN KEY (account_id, live_id, run) REFERENCES media.live_run ON DELETE CASCADE
);
