-- A price, and the last unit or the first, change one frame of what processes keep: they are told which. Its
-- words and a frame that comes or goes change more, and are told as before.
CREATE FUNCTION tell_catalogue_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;

DROP TRIGGER product_told ON product;
CREATE TRIGGER product_told AFTER INSERT OR DELETE
  OR UPDATE OF title, line, sex, shape, material, lens_width
  ON product FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER product_price_told AFTER UPDATE OF price_cents, promotional_price_cents
  ON product FOR EACH ROW EXECUTE FUNCTION tell_catalogue_entry('id');

DROP TRIGGER product_color_stock_told ON product_color;
CREATE TRIGGER product_color_stock_told AFTER UPDATE OF on_hand, reserved ON product_color
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION tell_catalogue_entry('product_id');
