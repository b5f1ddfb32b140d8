-- What stands in someone's home, put there when it is published. No foreign keys: a post reaches
-- thousands of homes in one statement, and rows that lead nowhere are passed over and swept later.
CREATE TABLE home (
  owner_id bigint NOT NULL,
  post_id bigint NOT NULL,
  author_id bigint NOT NULL,
  -- What it repeats, where it is a repost.
  repost_of bigint,
  PRIMARY KEY (owner_id, post_id)
);

-- Whose home is kept: those who look at it. Without `built_at` it is still to be put together.
CREATE TABLE home_owner (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  built_at timestamptz
);

-- So many follow them that their posts are fetched by those who read, not sent to all of them.
CREATE TABLE loud_author (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE
);

-- What everybody may see, by how much happens with it for its age. A job keeps it.
CREATE TABLE hot_post (
  post_id bigint PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  author_id bigint NOT NULL,
  score double precision NOT NULL CHECK (score >= 0),
  has_video boolean NOT NULL,
  -- Folded, as they are compared.
  tags text[] NOT NULL
);
CREATE INDEX hot_post_score_idx ON hot_post (score DESC, post_id DESC);
CREATE INDEX hot_post_video_idx ON hot_post (score DESC, post_id DESC) WHERE has_video;

-- What someone has had on the screen. It is forgotten after two weeks, also where the post is gone.
CREATE TABLE impression (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  post_id bigint NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);
CREATE INDEX impression_seen_idx ON impression (seen_at);
