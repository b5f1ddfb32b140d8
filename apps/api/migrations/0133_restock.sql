-- Who waits for a colour that is sold out: an account, or an e-mail that its owner confirms.
CREATE TABLE restock_request (
  id bigint PRIMARY KEY,
  variant_id bigint NOT NULL REFERENCES product_color ON DELETE CASCADE,
  account_id bigint REFERENCES account ON DELETE CASCADE,
  email text CHECK (email = lower(email) AND char_length(email) <= 254),
  confirmed_at timestamptz,
  told_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(account_id, email) = 1),
  CHECK (told_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE UNIQUE INDEX restock_request_account_key ON restock_request (account_id, variant_id) WHERE told_at IS NULL;
CREATE UNIQUE INDEX restock_request_email_key ON restock_request (email, variant_id) WHERE told_at IS NULL;
CREATE INDEX restock_request_variant_idx ON restock_request (variant_id, id);
CREATE INDEX restock_request_expires_idx ON restock_request (expires_at);
