-- Since when it is known that the owner of an account reads its e-mail. Null: nothing has proved it.
ALTER TABLE account ADD COLUMN email_confirmed_at timestamptz;

-- Accounts from before count as confirmed where a mailbox answered: a change of e-mail, or a recovery.
UPDATE account SET email_confirmed_at = email_change.new_confirmed_at
FROM email_change
WHERE email_change.account_id = account.id
  AND email_change.old_confirmed_at IS NOT NULL AND email_change.new_confirmed_at IS NOT NULL
  AND lower(email_change.new_email) = lower(account.email);
UPDATE account SET email_confirmed_at = recovery_request.confirmed_at
FROM recovery_request
WHERE recovery_request.account_id = account.id
  AND recovery_request.confirmed_at IS NOT NULL
  AND recovery_request.email_hash = sha256(convert_to(lower(account.email), 'UTF8'))
  AND account.email_confirmed_at IS NULL;

-- The newest link that confirms an e-mail. Only the mail has the token.
CREATE TABLE email_confirmation (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- A new e-mail of the account makes the link to the old one worthless.
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- How often it was sent: the person who asks cannot fill another's mailbox.
  sends smallint NOT NULL DEFAULT 1 CHECK (sends BETWEEN 1 AND 100),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_confirmation_expiry_idx ON email_confirmation (expires_at);
