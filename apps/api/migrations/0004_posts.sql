CREATE TABLE post (
  -- Time-ordered: newer posts have larger ids.
  id bigint PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) <= 5000),
  -- Up to ten file references, in the order in which they are shown.
  media jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(media) = 'array' AND jsonb_array_length(media) <= 10),
  has_video boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (text <> '' OR jsonb_array_length(media) > 0)
);
CREATE INDEX post_author_idx ON post (author_id, id DESC);
CREATE INDEX post_video_idx ON post (id DESC) WHERE has_video;
