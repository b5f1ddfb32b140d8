-- What is known of a video, by its content: files with the same bytes, such as copies, share it and
-- what was made from it.
CREATE TABLE media.video (
  account_id text NOT NULL REFERENCES media.account,
  etag text NOT NULL CHECK (etag ~ '^[0-9a-f]{64}$'),
  duration_ms integer NOT NULL CHECK (duration_ms >= 0),
  -- As played, that is after rotation.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  frame_rate real NOT NULL CHECK (frame_rate > 0),
  video_codec text NOT NULL CHECK (char_length(video_codec) BETWEEN 1 AND 40),
  pixel_format text NOT NULL CHECK (char_length(pixel_format) BETWEEN 1 AND 40),
  -- Null: silent.
  audio_codec text CHECK (char_length(audio_codec) BETWEEN 1 AND 40),
  -- Browsers play the file as it came, from its first bytes on, and it tells nothing beside.
  plays_as_is boolean NOT NULL,
  -- The jobs that make, or made, its outputs; ended ones are forgotten after a while.
  mp4_job text COLLATE "C",
  hls_job text COLLATE "C",
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, etag)
);

CREATE TABLE media.rendition (
  account_id text NOT NULL,
  etag text NOT NULL,
  -- 'mp4', or that of a step of the ladder, such as '720p'.
  name text NOT NULL CHECK (name ~ '^(mp4|[1-9][0-9]{0,3}p)$'),
  storage_key text NOT NULL UNIQUE CHECK (storage_key ~ '^[0-9]{8}/[0-9a-z]{26}$'),
  size bigint NOT NULL CHECK (size > 0),
  -- Of the rendition's own bytes.
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- Of a step: codecs and pieces, as playlists name them.
  fragments jsonb CHECK (jsonb_typeof(fragments) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, etag, name),
  FOREIGN KEY (account_id, etag) REFERENCES media.video (account_id, etag) ON DELETE CASCADE,
  CHECK ((name = 'mp4') = (fragments IS NULL))
);

CREATE INDEX file_video_idx ON media.file (account_id, etag) WHERE mime LIKE 'video/%';

ALTER TABLE media.job
  -- Jobs of one type may wait in several queues; null: that of the type.
  ADD COLUMN queue text CHECK (char_length(queue) BETWEEN 1 AND 40),
  -- Work that comes by itself takes turns: among accounts first, then, within one, what is more
  -- urgent (less is more), then among lanes.
  ADD COLUMN lane text CHECK (char_length(lane) <= 512),
  ADD COLUMN urgency smallint NOT NULL DEFAULT 0,
  ADD COLUMN started_at timestamptz;
CREATE INDEX job_account_turn_idx ON media.job (account_id, started_at) WHERE lane IS NOT NULL;
CREATE INDEX job_lane_turn_idx ON media.job (account_id, lane, started_at) WHERE lane IS NOT NULL;
