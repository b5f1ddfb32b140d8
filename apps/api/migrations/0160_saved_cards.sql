-- Where a payment provider stores the cards of a person. A customer of the provider belongs to one account: who
-- has got an e-mail that somebody else had before does not get that person's cards.
CREATE TABLE card_customer (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider ~ '^[a-z]{3,20}$'),
  customer_id text NOT NULL CHECK (char_length(customer_id) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, provider),
  UNIQUE (provider, customer_id)
);

-- A card that the provider stores. Nothing else of it reaches us.
CREATE TABLE saved_card (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  provider text NOT NULL,
  card_id text NOT NULL CHECK (char_length(card_id) BETWEEN 1 AND 200),
  brand text NOT NULL CHECK (char_length(brand) BETWEEN 1 AND 40),
  last_digits text NOT NULL CHECK (last_digits ~ '^\d{4}$'),
  expiry_month smallint NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year smallint NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2100),
  saved_at timestamptz NOT NULL,
  FOREIGN KEY (account_id, provider) REFERENCES card_customer ON DELETE CASCADE,
  UNIQUE (provider, card_id),
  -- The same card twice is one.
  UNIQUE (account_id, provider, brand, last_digits, expiry_month, expiry_year)
);

-- The token by which a card is saved once its payment is approved, sealed until then.
CREATE TABLE card_to_save (
  payment_id bigint PRIMARY KEY REFERENCES payment ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  sealed bytea NOT NULL
);
CREATE INDEX card_to_save_account ON card_to_save (account_id);
