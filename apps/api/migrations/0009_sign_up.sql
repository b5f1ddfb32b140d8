-- What someone agreed to, in which version and when. Never changed, only added to.
CREATE TABLE consent (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  document text NOT NULL CHECK (document IN ('termos', 'privacidade')),
  version text NOT NULL CHECK (char_length(version) BETWEEN 1 AND 20),
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, document, version)
);

-- Who answers for someone under 16. The mailed token is kept as a hash, and only until it is used;
-- the address goes too when its owner does not know who named them.
CREATE TABLE guardian (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  email text CHECK (char_length(email) BETWEEN 3 AND 254),
  token_hash bytea UNIQUE CHECK (octet_length(token_hash) = 32),
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz CHECK (confirmed_at >= requested_at),
  -- The sixteenth birthday: from then on nobody has to agree.
  needed_until date NOT NULL,
  CHECK (email IS NOT NULL OR confirmed_at IS NULL),
  CHECK ((token_hash IS NOT NULL) = (email IS NOT NULL AND confirmed_at IS NULL))
);
CREATE INDEX guardian_email_idx ON guardian (lower(email), requested_at);
CREATE INDEX guardian_needed_idx ON guardian (needed_until) WHERE confirmed_at IS NULL;

-- Addresses whose owners did not know who named them, so that they are left in peace for a while.
CREATE TABLE guardian_refusal (
  email_hash bytea PRIMARY KEY CHECK (octet_length(email_hash) = 32),
  refused_at timestamptz NOT NULL
);

-- Not in lists, and its posts for followers only.
ALTER TABLE profile ADD COLUMN private boolean NOT NULL DEFAULT false;
