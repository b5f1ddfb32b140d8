-- The key with which programs such as OBS broadcast for someone, and the live to which it leads.
CREATE TABLE live_stream_key (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  -- Only a hash is kept: a key is shown once, when it is made.
  key_hash bytea UNIQUE CHECK (octet_length(key_hash) = 32),
  made_at timestamptz,
  live_id bigint REFERENCES live ON DELETE SET NULL,
  -- Why a program could not go on.
  refusal text CHECK (char_length(refusal) BETWEEN 1 AND 200),
  refused_at timestamptz,
  CHECK ((key_hash IS NULL) = (made_at IS NULL)),
  CHECK ((refusal IS NULL) = (refused_at IS NULL))
);
CREATE INDEX live_stream_key_live_idx ON live_stream_key (live_id) WHERE live_id IS NOT NULL;
