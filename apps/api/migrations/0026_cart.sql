-- What freight was offered, for a while: an order names the row and pays what was shown. It depends on
-- nothing but the place, the weight and whether it is free, so people share rows.
CREATE TABLE freight_quote (
  id bigint PRIMARY KEY,
  cep text NOT NULL CHECK (cep ~ '^\d{8}$'),
  weight_grams integer NOT NULL CHECK (weight_grams > 0),
  -- Whether the cheapest service costs nothing.
  free boolean NOT NULL,
  options jsonb NOT NULL CHECK (jsonb_array_length(options) > 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX freight_quote_asked_idx ON freight_quote (cep, weight_grams, free, expires_at);
CREATE INDEX freight_quote_expires_idx ON freight_quote (expires_at);

CREATE TABLE coupon (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  kind text NOT NULL CHECK (kind IN ('percentual', 'valor', 'frete')),
  basis_points integer CHECK (basis_points BETWEEN 1 AND 9000),
  value_cents integer CHECK (value_cents > 0),
  -- What the goods must come to.
  minimum_cents integer NOT NULL CHECK (minimum_cents >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  max_uses integer CHECK (max_uses > 0),
  uses integer NOT NULL CHECK (uses >= 0),
  per_account smallint CHECK (per_account > 0),
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'percentual') = (basis_points IS NOT NULL)),
  CHECK ((kind = 'valor') = (value_cents IS NOT NULL)),
  -- There is always something left to pay.
  CHECK (value_cents < minimum_cents),
  CONSTRAINT coupon_max_uses_reached_check CHECK (uses <= max_uses)
);

-- One for each order that took a coupon; the n-th of its account. Gone with the account, it still counts.
CREATE TABLE coupon_redemption (
  order_id bigint PRIMARY KEY,
  coupon_code text NOT NULL REFERENCES coupon,
  account_id bigint REFERENCES account ON DELETE SET NULL,
  n smallint NOT NULL CHECK (n > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (coupon_code, account_id, n)
);
CREATE INDEX coupon_redemption_account_idx ON coupon_redemption (account_id);

CREATE TABLE cart (
  id bigint PRIMARY KEY,
  account_id bigint UNIQUE REFERENCES account ON DELETE CASCADE,
  visitor_id bigint UNIQUE REFERENCES visitor ON DELETE CASCADE,
  cep text CHECK (cep ~ '^\d{8}$'),
  coupon_code text REFERENCES coupon,
  updated_at timestamptz NOT NULL,
  CHECK (num_nonnulls(account_id, visitor_id) = 1)
);

-- No key to the colour: one that leaves the shop is told of, so the line keeps how it was called.
CREATE TABLE cart_line (
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  variant_id bigint NOT NULL,
  position integer NOT NULL,
  quantity smallint NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  title text NOT NULL,
  color text NOT NULL,
  -- What the person last saw; what is different now is told.
  seen_price_cents integer NOT NULL CHECK (seen_price_cents > 0),
  seen_available integer NOT NULL CHECK (seen_available >= 0),
  PRIMARY KEY (cart_id, variant_id)
);

-- What happened to the cart while nobody looked, until it is noted.
CREATE TABLE cart_note (
  id bigint PRIMARY KEY,
  cart_id bigint NOT NULL REFERENCES cart ON DELETE CASCADE,
  sentence text NOT NULL CHECK (char_length(sentence) BETWEEN 1 AND 300)
);
CREATE INDEX cart_note_cart_idx ON cart_note (cart_id);
