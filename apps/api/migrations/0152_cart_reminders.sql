-- Accounts that agreed to one mail about a cart that they left behind.
CREATE TABLE cart_reminder_consent (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  agreed_at timestamptz NOT NULL
);
ALTER TABLE cart ADD reminded_at timestamptz;
CREATE INDEX cart_updated_idx ON cart (updated_at) WHERE account_id IS NOT NULL;
