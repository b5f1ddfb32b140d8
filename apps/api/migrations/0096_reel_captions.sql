-- The captions of the first video of a post, as WebVTT that this server wrote. They are shown as long as the
-- post shows the video with this path.
CREATE TABLE reel_caption (
  post_id bigint PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  path text NOT NULL,
  vtt text NOT NULL CHECK (vtt LIKE E'WEBVTT\n\n%' AND octet_length(vtt) <= 262144),
  updated_at timestamptz NOT NULL
);
