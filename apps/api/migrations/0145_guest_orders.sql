-- What a visitor gave at the checkout to buy without an account. Deleted with the order, with the visitor, and
-- by a job a day after its last change.
CREATE TABLE guest_buyer (
  visitor_id bigint PRIMARY KEY REFERENCES visitor ON DELETE CASCADE,
  -- Of the address, which gets a new one with each change.
  address_id bigint NOT NULL,
  buyer jsonb NOT NULL,
  address jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX guest_buyer_updated_idx ON guest_buyer (updated_at);

-- The visitor who bought without an account; null once the order is in one. No key: the order outlives them.
ALTER TABLE shop_order
  ADD COLUMN visitor_id bigint,
  ADD CONSTRAINT shop_order_owner_check CHECK (account_id IS NULL OR visitor_id IS NULL);
CREATE UNIQUE INDEX shop_order_guest_request_idx ON shop_order (visitor_id, request_key)
  WHERE request_key IS NOT NULL;
CREATE INDEX shop_order_visitor_idx ON shop_order (visitor_id, id DESC) WHERE visitor_id IS NOT NULL;
CREATE INDEX shop_order_guest_email_idx ON shop_order (lower(buyer->>'email'), id DESC)
  WHERE visitor_id IS NOT NULL;
CREATE INDEX shop_order_guest_document_idx ON shop_order ((buyer->>'document'))
  WHERE visitor_id IS NOT NULL;

-- The browsers in which the link of a mail was opened: they may do what the buyer may.
CREATE TABLE order_access (
  visitor_id bigint NOT NULL REFERENCES visitor ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (visitor_id, order_id)
);
CREATE INDEX order_access_order_idx ON order_access (order_id);

-- Without an account a coupon is counted by e-mail and by document.
ALTER TABLE coupon_redemption
  ADD COLUMN guest_email text,
  ADD COLUMN guest_document text,
  ADD CONSTRAINT coupon_redemption_guest_check CHECK
    (num_nonnulls(guest_email, guest_document) IN (0, 2) AND (account_id IS NULL OR guest_email IS NULL));
CREATE INDEX coupon_redemption_guest_email_idx ON coupon_redemption (guest_email, coupon_code)
  WHERE guest_email IS NOT NULL;
CREATE INDEX coupon_redemption_guest_document_idx ON coupon_redemption (guest_document, coupon_code)
  WHERE guest_document IS NOT NULL;

-- Visitors repeat their requests too.
ALTER TABLE idempotency_key
  DROP CONSTRAINT idempotency_key_pkey,
  ALTER COLUMN account_id DROP NOT NULL,
  ADD COLUMN visitor_id bigint REFERENCES visitor ON DELETE CASCADE,
  ADD CONSTRAINT idempotency_key_owner_check CHECK (num_nonnulls(account_id, visitor_id) = 1);
CREATE UNIQUE INDEX idempotency_key_account_key ON idempotency_key (account_id, key);
CREATE UNIQUE INDEX idempotency_key_visitor_key ON idempotency_key (visitor_id, key);
