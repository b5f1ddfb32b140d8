-- An order may be paid with two cards: two payments with the id of the first as their pair.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE payment
  ADD COLUMN pair_id bigint REFERENCES payment,
  ADD CONSTRAINT payment_pair_check CHECK (
    pair_id IS NULL OR (method = 'cartao' AND pair_id <= id AND amount_cents >= 1000));
-- A first card and a second one, no third.
CREATE UNIQUE INDEX payment_pair_key ON payment (pair_id, (pair_id = id)) WHERE pair_id IS NOT NULL;

-- At most one payment can still be made, or the two of one pair.
DROP INDEX payment_open_key;
ALTER TABLE payment ADD CONSTRAINT payment_open_key
  EXCLUDE USING gist (order_id WITH =, coalesce(pair_id, id) WITH <>)
  WHERE (status IN ('criado', 'pendente', 'em_analise', 'autorizado'));

-- The second card pays the same order as the first.
CREATE FUNCTION keep_pair_together() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.pair_id <> NEW.id AND NOT EXISTS (
    SELECT FROM payment WHERE id = NEW.pair_id AND pair_id = id AND order_id = NEW.order_id)
  THEN
    RAISE EXCEPTION 'payment % is of another order than its pair', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_pair_together';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_pair_together BEFORE INSERT OR UPDATE OF pair_id, order_id ON payment
  FOR EACH ROW WHEN (NEW.pair_id IS NOT NULL) EXECUTE FUNCTION keep_pair_together();
