-- What a frame is for: a category is a page of the shop, a sport a filter.
ALTER TABLE product ADD COLUMN categories text[] NOT NULL DEFAULT '{}';
ALTER TABLE product ADD CONSTRAINT product_categories_check
  CHECK (categories <@ ARRAY['solar', 'grau', 'esportivo', 'infantil']);
ALTER TABLE product ADD COLUMN sports text[] NOT NULL DEFAULT '{}';
ALTER TABLE product ADD CONSTRAINT product_sports_check
  CHECK (sports <@ ARRAY['futebol', 'basquete', 'volei', 'praia', 'corrida', 'ciclismo', 'natacao', 'trilha']);
UPDATE product SET categories = CASE
  WHEN shape = 'esportivo' OR folded(line) ~ '(esport|corrida)' THEN ARRAY['solar', 'esportivo']
  WHEN folded(line) ~ 'solar' THEN ARRAY['solar']
  ELSE ARRAY['grau'] END;

-- Every price that was asked, and since when. Older prices are not known: what is asked now began with the frame.
CREATE TABLE product_price (
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  since timestamptz NOT NULL,
  cents integer NOT NULL CHECK (cents > 0),
  PRIMARY KEY (product_id, since)
);
INSERT INTO product_price (product_id, since, cents)
  SELECT id, created_at, coalesce(promotional_price_cents, price_cents) FROM product;

-- The price that is shown struck through; null if no higher price was really asked before.
ALTER TABLE product ADD COLUMN former_price_cents integer;
ALTER TABLE product ADD CONSTRAINT product_former_price_check
  CHECK (former_price_cents > promotional_price_cents);

DROP TRIGGER product_told ON product;
CREATE TRIGGER product_told AFTER INSERT OR DELETE
  OR UPDATE OF title, line, sex, shape, material, lens_width, categories, sports
  ON product FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
DROP TRIGGER product_price_told ON product;
CREATE TRIGGER product_price_told
  AFTER UPDATE OF price_cents, promotional_price_cents, former_price_cents
  ON product FOR EACH ROW EXECUTE FUNCTION tell_catalogue_entry('id');
