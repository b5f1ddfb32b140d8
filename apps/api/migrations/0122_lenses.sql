-- The lenses that the shop puts into frames. Staff change prices and days; a row that is not offered stays for its
-- numbers to come back.
CREATE TABLE lens (
  kind text NOT NULL CHECK (kind IN ('sem-grau', 'solar', 'descanso', 'visao-simples', 'multifocal')),
  index text NOT NULL CHECK (index IN ('1.50', '1.56', '1.61', '1.67', '1.74')),
  price_cents integer NOT NULL CHECK (price_cents BETWEEN 0 AND 1000000),
  -- What the laboratory needs.
  business_days smallint NOT NULL CHECK (business_days BETWEEN 0 AND 60),
  offered boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kind, index)
);

CREATE TABLE lens_treatment (
  treatment text PRIMARY KEY CHECK (treatment IN
    ('antirrisco', 'antirreflexo', 'luz-azul', 'fotossensivel', 'polarizado', 'espelhado')),
  -- The kinds of lens that it is offered for.
  kinds text[] NOT NULL CHECK (kinds <@
    ARRAY['sem-grau', 'solar', 'descanso', 'visao-simples', 'multifocal']),
  price_cents integer NOT NULL CHECK (price_cents BETWEEN 0 AND 1000000),
  business_days smallint NOT NULL CHECK (business_days BETWEEN 0 AND 60),
  offered boolean NOT NULL DEFAULT true
);

-- Lines of frames that do not take every kind, such as the strongly curved ones for sports.
CREATE TABLE lens_line (
  line text PRIMARY KEY CHECK (char_length(line) BETWEEN 2 AND 60),
  kinds text[] NOT NULL CHECK (kinds <@
    ARRAY['sem-grau', 'solar', 'descanso', 'visao-simples', 'multifocal'])
);

INSERT INTO lens (kind, index, price_cents, business_days) VALUES
  ('sem-grau', '1.50', 5990, 1),
  ('sem-grau', '1.56', 8990, 1),
  ('solar', '1.50', 12990, 2),
  ('solar', '1.56', 16990, 2),
  ('descanso', '1.56', 14990, 2);

INSERT INTO lens_treatment (treatment, kinds, price_cents, business_days) VALUES
  ('antirrisco', '{sem-grau,solar,descanso,visao-simples,multifocal}', 4990, 0),
  ('antirreflexo', '{sem-grau,descanso,visao-simples,multifocal}', 9990, 1),
  ('luz-azul', '{sem-grau,visao-simples,multifocal}', 7990, 1),
  ('fotossensivel', '{sem-grau,visao-simples,multifocal}', 19990, 2),
  ('polarizado', '{solar}', 14990, 1),
  ('espelhado', '{solar}', 8990, 1);

INSERT INTO lens_line (line, kinds) VALUES
  ('Solar esportivo', '{solar}'),
  ('Corrida', '{sem-grau,solar}'),
  ('Natação', '{}');

-- The same colour may be in a cart twice, with different lenses.
ALTER TABLE cart_line
  ADD COLUMN lens text NOT NULL DEFAULT '' CHECK (char_length(lens) <= 120),
  DROP CONSTRAINT cart_line_pkey,
  ADD PRIMARY KEY (cart_id, variant_id, lens);

-- The unit price contains the lenses; what they are stays as it was bought.
ALTER TABLE order_line
  ADD COLUMN lens jsonb,
  ADD COLUMN lens_price_cents integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_lens_check CHECK (lens_price_cents BETWEEN 0 AND unit_price_cents
    AND (lens IS NOT NULL OR lens_price_cents = 0)),
  DROP CONSTRAINT order_line_order_id_variant_id_key;
CREATE UNIQUE INDEX order_line_item_key ON order_line (order_id, variant_id, (coalesce(lens->>'code', '')));

-- A parcel leaves when its lenses are ready.
ALTER TABLE freight_quote
  ADD COLUMN lens_days smallint NOT NULL DEFAULT 0 CHECK (lens_days >= 0);
DROP INDEX freight_quote_asked_idx;
CREATE INDEX freight_quote_asked_idx ON freight_quote (cep, weight_grams, free, lens_days, expires_at);
