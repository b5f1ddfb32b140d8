-- A colour of a frame is what is bought: how many are there, and how many of those are kept for orders
-- that wait for their payment. What can be sold is the difference.
ALTER TABLE product_color RENAME COLUMN stock TO on_hand;
ALTER TABLE product_color ADD COLUMN reserved integer NOT NULL DEFAULT 0;
ALTER TABLE product_color
  ADD CONSTRAINT product_color_reserved_check CHECK (reserved BETWEEN 0 AND on_hand);
-- By which the storeroom knows it; also what an invoice shows.
ALTER TABLE product_color ADD COLUMN sku text;
UPDATE product_color SET sku = 'ARO-' || id;
ALTER TABLE product_color ALTER COLUMN sku SET NOT NULL;
ALTER TABLE product_color ADD CONSTRAINT product_color_sku_key UNIQUE (sku);
ALTER TABLE product_color ADD CONSTRAINT product_color_sku_check CHECK (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$');
-- With case and box, for freight.
ALTER TABLE product ADD COLUMN weight_grams integer NOT NULL DEFAULT 400 CHECK (weight_grams > 0);
ALTER TABLE product ALTER COLUMN weight_grams DROP DEFAULT;
ALTER TABLE product_color ALTER COLUMN reserved DROP DEFAULT;
