CREATE TABLE idempotency_key (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 8 AND 128),
  request_hash bytea NOT NULL,
  -- Null while the first request with this key is still under way.
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX idempotency_key_created_idx ON idempotency_key (created_at);

-- Written in the transaction of what happened; relayed to jobs afterwards, in order of id.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL CHECK (char_length(topic) BETWEEN 1 AND 80),
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Bodies of realtime events that are too long for NOTIFY (8000 bytes). Read within seconds, swept
-- after minutes, worthless after a crash: hence unlogged.
CREATE UNLOGGED TABLE realtime_overflow (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX realtime_overflow_created_idx ON realtime_overflow (created_at);
