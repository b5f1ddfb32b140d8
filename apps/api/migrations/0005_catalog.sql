CREATE TABLE product (
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CHECK (char_length(title) BETWEEN 2 AND 80),
  line text NOT NULL CHECK (char_length(line) BETWEEN 2 AND 60),
  description text NOT NULL CHECK (char_length(description) <= 2000),
  sex text NOT NULL CHECK (sex IN ('feminino', 'masculino', 'unissex')),
  shape text NOT NULL CHECK (shape IN ('redondo', 'quadrado', 'retangular', 'aviador', 'gatinho', 'esportivo')),
  material text NOT NULL CHECK (material IN ('acetato', 'metal', 'titânio', 'nylon')),
  lens_width smallint NOT NULL CHECK (lens_width > 0),
  lens_height smallint NOT NULL CHECK (lens_height > 0),
  bridge smallint NOT NULL CHECK (bridge > 0),
  temple smallint NOT NULL CHECK (temple > 0),
  front smallint NOT NULL CHECK (front > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  promotional_price_cents integer CHECK (promotional_price_cents > 0 AND promotional_price_cents < price_cents),
  created_at timestamptz NOT NULL
);
CREATE INDEX product_shape_idx ON product (shape, id DESC);

CREATE TABLE product_color (
  id bigint PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  color text NOT NULL CHECK (char_length(color) BETWEEN 2 AND 40),
  hex text NOT NULL CHECK (hex ~ '^#[0-9a-f]{6}$'),
  image jsonb NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  UNIQUE (product_id, position),
  UNIQUE (product_id, color)
);
