-- The catalogue by its facets. A colour belongs to a family, which is what people look for.
ALTER TABLE product_color ADD COLUMN family text;
UPDATE product_color SET family = CASE
  WHEN folded(color) ~ '^tartaruga' THEN 'tartaruga'
  WHEN folded(color) ~ '^cristal' THEN 'transparente'
  WHEN folded(color) ~ '^(dourado|ouro|bronze)' THEN 'dourado'
  WHEN folded(color) ~ '^prata' THEN 'prateado'
  WHEN folded(color) ~ '^preto' THEN 'preto'
  WHEN folded(color) ~ '^(grafite|cinza)' THEN 'cinza'
  WHEN folded(color) ~ '^(branco|areia)' THEN 'branco'
  WHEN folded(color) ~ '^(cafe|mel|caramelo|marrom)' THEN 'marrom'
  WHEN folded(color) ~ '^(azul|marinho|turquesa)' THEN 'azul'
  WHEN folded(color) ~ '^(verde|musgo)' THEN 'verde'
  WHEN folded(color) ~ '^(vermelho|vinho)' THEN 'vermelho'
  WHEN folded(color) ~ '^(laranja|coral|amarelo|por do sol)' THEN 'laranja'
  WHEN folded(color) ~ '^rosa' THEN 'rosa'
  WHEN folded(color) ~ '^(lilas|roxo)' THEN 'roxo'
  ELSE 'preto' END;
ALTER TABLE product_color ALTER COLUMN family SET NOT NULL;
ALTER TABLE product_color ADD CONSTRAINT product_color_family_check CHECK (family IN
  ('preto', 'cinza', 'branco', 'transparente', 'marrom', 'tartaruga', 'dourado', 'prateado',
   'azul', 'verde', 'vermelho', 'laranja', 'rosa', 'roxo'));

-- Units that were paid for, and what reviews that are shown say together.
ALTER TABLE product ADD COLUMN sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0);
ALTER TABLE product ADD COLUMN review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0);
ALTER TABLE product ADD COLUMN rating_sum integer NOT NULL DEFAULT 0;
ALTER TABLE product ADD CONSTRAINT product_rating_check
  CHECK (rating_sum BETWEEN review_count AND review_count * 5);

-- Processes keep what can be filtered in memory, and hear when it is no longer so. Of stock they only
-- need to know whether there is any.
CREATE FUNCTION tell_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
CREATE TRIGGER product_told AFTER INSERT OR DELETE
  OR UPDATE OF title, line, sex, shape, material, lens_width, price_cents, promotional_price_cents
  ON product FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER product_color_told AFTER INSERT OR DELETE OR UPDATE OF color, family, product_id
  ON product_color FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER product_color_stock_told AFTER UPDATE OF on_hand, reserved ON product_color
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION tell_catalogue();

-- One for each line of an order that arrived; without a line, bought at the counter.
CREATE TABLE product_review (
  id bigint PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  order_line_id bigint UNIQUE,
  color text NOT NULL CHECK (char_length(color) BETWEEN 2 AND 40),
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL CHECK (char_length(text) <= 2000),
  photos jsonb NOT NULL CHECK (jsonb_array_length(photos) <= 4),
  hidden_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX product_review_shown_idx ON product_review (product_id, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX product_review_account_idx ON product_review (account_id);

-- However a review comes and goes (hidden, or with its account), the product's figures follow.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE product SET review_count = review_count - 1, rating_sum = rating_sum - OLD.rating
      WHERE id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    UPDATE product SET review_count = review_count + 1, rating_sum = rating_sum + NEW.rating
      WHERE id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_review_counted AFTER INSERT OR DELETE OR UPDATE OF hidden_at, rating
  ON product_review FOR EACH ROW EXECUTE FUNCTION count_review();

CREATE TABLE product_question (
  id bigint PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 5 AND 500),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  answered_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX product_question_product_idx ON product_question (product_id, id DESC);
CREATE INDEX product_question_account_idx ON product_question (account_id);
CREATE INDEX product_question_open_idx ON product_question (id) WHERE answer IS NULL AND hidden_at IS NULL;

-- Of an account, or of a visitor until they sign in. What it cost and whether it was there when it was
-- last told of is what a notice compares with.
CREATE TABLE favorite (
  id bigint PRIMARY KEY,
  account_id bigint REFERENCES account ON DELETE CASCADE,
  visitor_id bigint REFERENCES visitor ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  seen_price_cents integer NOT NULL CHECK (seen_price_cents > 0),
  seen_in_stock boolean NOT NULL,
  told_at timestamptz,
  CHECK (num_nonnulls(account_id, visitor_id) = 1),
  UNIQUE (account_id, product_id),
  UNIQUE (visitor_id, product_id)
);
CREATE INDEX favorite_product_idx ON favorite (product_id);

-- Who does not want to hear of favourites by mail.
CREATE TABLE favorite_silence (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  since timestamptz NOT NULL
);
