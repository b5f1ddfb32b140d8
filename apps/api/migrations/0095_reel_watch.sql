-- The longest time that someone watched the video of a post without leaving it: reported again, it changes
-- nothing. It orders the reels, and is forgotten after 90 days.
CREATE TABLE reel_watch (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  watched_ms integer NOT NULL CHECK (watched_ms BETWEEN 1 AND 600000),
  duration_ms integer NOT NULL CHECK (duration_ms > 0),
  watched_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);
CREATE INDEX reel_watch_post_idx ON reel_watch (post_id);
CREATE INDEX reel_watch_age_idx ON reel_watch (watched_at);

-- Which part of a video is watched on average: 0.5 is neutral.
ALTER TABLE hot_post ADD COLUMN watched double precision NOT NULL DEFAULT 0.5
  CHECK (watched BETWEEN 0 AND 1);
