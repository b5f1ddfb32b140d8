-- Verification in two steps: an authenticator app, and recovery codes for the day it is lost.
CREATE TABLE second_factor (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- Sealed with a key that is not in the database: nonce, secret of 20 bytes, tag.
  sealed_secret bytea NOT NULL CHECK (octet_length(sealed_secret) = 48),
  -- Null while it is being set up: nobody is asked for a code before they have shown that they have one.
  enabled_at timestamptz,
  -- The last step of 30 seconds whose code was used; none up to it counts again.
  used_step bigint,
  -- Codes that did not fit since then, wherever they came from.
  failures smallint NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since timestamptz,
  codes_salt bytea CHECK (octet_length(codes_salt) = 16),
  created_at timestamptz NOT NULL,
  CHECK (enabled_at IS NULL OR (used_step IS NOT NULL AND codes_salt IS NOT NULL))
);

CREATE TABLE second_factor_recovery_code (
  account_id bigint NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- The right password was given and the code is awaited. Only the browser knows the token.
CREATE TABLE sign_in_challenge (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenge_account_idx ON sign_in_challenge (account_id);
CREATE INDEX sign_in_challenge_expiry_idx ON sign_in_challenge (expires_at);

CREATE TABLE passkey (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL CHECK (octet_length(public_key) BETWEEN 1 AND 4096),
  -- 0 for ever with keys that are kept in several devices.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL CHECK (cardinality(transports) <= 10),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_account_idx ON passkey (account_id);

CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign-in')),
  -- Whose new passkey it is for; whoever signs in is not known yet.
  account_id bigint REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'register') = (account_id IS NOT NULL))
);
CREATE INDEX passkey_challenge_account_idx ON passkey_challenge (account_id);
CREATE INDEX passkey_challenge_expiry_idx ON passkey_challenge (expires_at);
