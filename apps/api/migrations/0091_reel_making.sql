-- Reels whose video is being cut; the post is written when the video is ready.
CREATE TABLE reel_making (
  id bigint PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- The uploaded video, and the file that is made of it.
  source text NOT NULL CHECK (source LIKE '/posts/%'),
  path text NOT NULL UNIQUE CHECK (path LIKE '/posts/%'),
  start_ms integer NOT NULL CHECK (start_ms >= 0),
  end_ms integer NOT NULL CHECK (end_ms - start_ms BETWEEN 1000 AND 90000),
  cover_ms integer NOT NULL CHECK (cover_ms BETWEEN start_ms AND end_ms),
  muted boolean NOT NULL,
  text text NOT NULL CHECK (char_length(text) <= 5000),
  alt text NOT NULL CHECK (char_length(alt) <= 1000),
  audience text NOT NULL CHECK (audience IN ('public', 'followers', 'self')),
  state text NOT NULL CHECK (state IN ('making', 'published', 'failed')),
  -- Of the media service.
  job text,
  -- Written in the transaction of the post, before it.
  post_id bigint REFERENCES post ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  problem text,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'failed') = (problem IS NOT NULL)),
  CHECK (post_id IS NULL OR state = 'published')
);
CREATE INDEX reel_making_author_idx ON reel_making (author_id) WHERE state = 'making';
CREATE INDEX reel_making_post_idx ON reel_making (post_id);
