-- A change of e-mail that waits for a yes from both mailboxes. Only the mails know the tokens.
CREATE TABLE email_change (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  new_email text NOT NULL CHECK (char_length(new_email) BETWEEN 3 AND 254),
  old_token_hash bytea NOT NULL UNIQUE CHECK (octet_length(old_token_hash) = 32),
  new_token_hash bytea NOT NULL UNIQUE CHECK (octet_length(new_token_hash) = 32),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- How often its mails were sent: whoever asks cannot fill a stranger's mailbox.
  sends smallint NOT NULL DEFAULT 1 CHECK (sends BETWEEN 1 AND 100),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Done, refused, called off or replaced. It stays until it would have expired, to count its mails.
  closed_at timestamptz,
  CHECK (old_token_hash <> new_token_hash),
  CHECK (closed_at IS NOT NULL OR old_confirmed_at IS NULL OR new_confirmed_at IS NULL)
);
CREATE UNIQUE INDEX email_change_open_key ON email_change (account_id) WHERE closed_at IS NULL;
CREATE INDEX email_change_account_idx ON email_change (account_id);
CREATE INDEX email_change_expiry_idx ON email_change (expires_at);
