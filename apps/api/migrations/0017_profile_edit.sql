-- Why a profile is private: the person wants it so, or a guardian has not answered yet. Neither
-- overwrites the other, and what is shown follows from both.
ALTER TABLE profile
  ADD COLUMN guarded boolean NOT NULL DEFAULT false,
  ADD COLUMN private_by_choice boolean NOT NULL DEFAULT false,
  -- [{label, url}], in the order of their owner
  ADD COLUMN links jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(links) = 'array' AND jsonb_array_length(links) <= 5);
UPDATE profile SET guarded = private WHERE private;
ALTER TABLE profile
  ADD CONSTRAINT profile_private_check CHECK (private = (guarded OR private_by_choice));

-- Names that were left: each leads to its former owner for a time, and is nobody else's meanwhile.
CREATE TABLE former_username (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  username text NOT NULL CHECK (username ~ '^[a-z0-9_.]{3,30}$'),
  left_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, left_at, username)
);
CREATE INDEX former_username_name_idx ON former_username (username, left_at DESC);
CREATE INDEX former_username_left_idx ON former_username (left_at);

-- Who asks to follow a private profile. Accepted, it becomes a row of `follow`.
CREATE TABLE follow_request (
  follower_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  followee_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followee_id),
  CHECK (follower_id <> followee_id)
);
CREATE INDEX follow_request_newest_idx ON follow_request (followee_id, created_at DESC, follower_id DESC);

-- Lists of people begin with the newest.
CREATE INDEX follow_newest_followers_idx ON follow (followee_id, created_at DESC, follower_id DESC);
CREATE INDEX follow_newest_followed_idx ON follow (follower_id, created_at DESC, followee_id DESC);
