-- Who gets the news of the shop by mail. Unconfirmed addresses expire.
CREATE TABLE newsletter_subscription (
  id bigint PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND char_length(email) <= 254),
  -- The last mail with a link to confirm or with the coupon.
  mailed_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  coupon_code text REFERENCES coupon,
  -- The last news.
  told_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((confirmed_at IS NULL) = (expires_at IS NOT NULL)),
  CHECK (confirmed_at IS NOT NULL OR (coupon_code IS NULL AND told_at IS NULL))
);
CREATE INDEX newsletter_subscription_expires_idx ON newsletter_subscription (expires_at) WHERE expires_at IS NOT NULL;
