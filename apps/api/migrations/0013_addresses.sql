-- Where an account's purchases go. Personal: no answer but the owner's holds any of it.
CREATE TABLE address (
  -- Time-ordered: newer addresses have larger ids.
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('Residencial', 'Comercial')),
  title text NOT NULL CHECK (char_length(title) <= 60),
  road text NOT NULL CHECK (char_length(road) BETWEEN 1 AND 120),
  -- NULL: without a number ('s/n').
  number integer CHECK (number BETWEEN 1 AND 999999),
  complement text NOT NULL CHECK (char_length(complement) <= 120),
  district text NOT NULL CHECK (char_length(district) BETWEEN 1 AND 80),
  city text NOT NULL CHECK (char_length(city) BETWEEN 1 AND 80),
  uf text NOT NULL CHECK (uf IN (
    'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
    'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
  )),
  cep text NOT NULL CHECK (cep ~ '^[0-9]{8}$'),
  reference text NOT NULL CHECK (char_length(reference) <= 200),
  -- A deleted address remembers whether it was the default, for whoever brings it back.
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX address_account_idx ON address (account_id, id DESC);
CREATE UNIQUE INDEX address_default_key ON address (account_id) WHERE is_default AND deleted_at IS NULL;
CREATE INDEX address_deleted_idx ON address (deleted_at) WHERE deleted_at IS NOT NULL;

-- How many an account has: here the database itself sees the limit, and changes of one account's
-- addresses wait for each other.
CREATE TABLE address_book (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  addresses smallint NOT NULL CONSTRAINT address_book_has_room CHECK (addresses BETWEEN 0 AND 30)
);
