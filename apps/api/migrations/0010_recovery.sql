-- The way back into an account by e-mail. Every e-mail that is asked for has a row, known or not, so
-- that waits and tries are the same for both; nothing but its hash says which e-mail it was.
CREATE TABLE recovery_request (
  id bigint PRIMARY KEY,
  email_hash bytea NOT NULL UNIQUE CHECK (octet_length(email_hash) = 32),
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > requested_at),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  -- Both filled after the fact, where there is an active account: its code was then mailed.
  account_id bigint REFERENCES account ON DELETE CASCADE,
  code_hash text,
  -- The right code was given. It never counts again.
  confirmed_at timestamptz,
  CHECK ((account_id IS NULL) = (code_hash IS NULL)),
  CHECK (confirmed_at IS NULL OR account_id IS NOT NULL)
);
CREATE INDEX recovery_request_account_idx ON recovery_request (account_id);
CREATE INDEX recovery_request_expiry_idx ON recovery_request (expires_at);

-- Lets the one browser that gave the right code set a new password, once.
CREATE TABLE recovery_grant (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- A new e-mail of the account makes the grant of the old one worthless.
  email_hash bytea NOT NULL CHECK (octet_length(email_hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX recovery_grant_account_idx ON recovery_grant (account_id);
CREATE INDEX recovery_grant_expiry_idx ON recovery_grant (expires_at);
