CREATE TABLE profile (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  username text NOT NULL UNIQUE CHECK (username ~ '^[a-z0-9_.]{3,30}$'),
  display_name text NOT NULL CHECK (char_length(display_name) BETWEEN 1 AND 120),
  type text NOT NULL CHECK (type IN ('Torcedor', 'Atleta', 'Comunicador', 'Clube', 'Profissional', 'Empresa')),
  category text NOT NULL CHECK (char_length(category) <= 60),
  bio text NOT NULL DEFAULT '' CHECK (char_length(bio) <= 500),
  city text NOT NULL DEFAULT '' CHECK (char_length(city) <= 80),
  verified boolean NOT NULL DEFAULT false,
  -- File references: {path, mime, etag, width, height, placeholder, alt}
  avatar jsonb,
  cover jsonb,
  -- A blocked or deleted account is not shown to anyone.
  hidden boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX profile_city_idx ON profile (lower(city)) WHERE city <> '';

-- Counters change often and stay apart, so that they never rewrite the wide row.
CREATE TABLE profile_stat (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  followed integer NOT NULL DEFAULT 0 CHECK (followed >= 0)
);
CREATE INDEX profile_stat_followers_idx ON profile_stat (followers DESC, account_id DESC);

CREATE TABLE follow (
  follower_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  followee_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (follower_id, followee_id),
  CHECK (follower_id <> followee_id)
);
CREATE INDEX follow_followee_idx ON follow (followee_id, follower_id);
