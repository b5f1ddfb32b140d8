-- Units of an order move in one statement, colour after colour in the order of their ids, so that nobody waits in
-- a circle. What cannot be had is an error: whoever asks need not look at the answer before they commit.
CREATE FUNCTION keep_units(units json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
  missing text[] := '{}';
BEGIN
  FOR wanted IN
    SELECT * FROM json_to_recordset(units) AS unit("variantId" bigint, quantity integer) ORDER BY 1
  LOOP
    UPDATE product_color SET reserved = reserved + wanted.quantity
      WHERE id = wanted."variantId" AND on_hand - reserved >= wanted.quantity;
    IF NOT FOUND THEN missing := missing || wanted."variantId"::text; END IF;
  END LOOP;
  IF missing <> '{}' THEN
    RAISE EXCEPTION 'too few units' USING ERRCODE = 'ST001', DETAIL = array_to_string(missing, ',');
  END IF;
END $$;

-- What was kept can be sold to others again.
CREATE FUNCTION release_units(units json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT * FROM json_to_recordset(units) AS unit("variantId" bigint, quantity integer) ORDER BY 1
  LOOP
    UPDATE product_color SET reserved = reserved - kept.quantity WHERE id = kept."variantId";
  END LOOP;
END $$;

-- What was kept is paid for: it is no longer the shop's. Frames after colours, as several orders may share frames
-- crosswise.
CREATE FUNCTION sell_units(units json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sold record;
BEGIN
  FOR sold IN
    SELECT * FROM json_to_recordset(units) AS unit("variantId" bigint, quantity integer) ORDER BY 1
  LOOP
    UPDATE product_color SET on_hand = on_hand - sold.quantity, reserved = reserved - sold.quantity
      WHERE id = sold."variantId";
  END LOOP;
  PERFORM count_sold(units, 1);
END $$;

-- What was sold comes back into the shop.
CREATE FUNCTION take_back_units(units json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  returned record;
BEGIN
  FOR returned IN
    SELECT * FROM json_to_recordset(units) AS unit("variantId" bigint, quantity integer) ORDER BY 1
  LOOP
    UPDATE product_color SET on_hand = on_hand + returned.quantity WHERE id = returned."variantId";
  END LOOP;
  PERFORM count_sold(units, -1);
END $$;

CREATE FUNCTION count_sold(units json, sign integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  frame record;
BEGIN
  FOR frame IN
    SELECT product_id AS id, sign * sum(quantity) AS units
    FROM json_to_recordset(units) AS unit("variantId" bigint, quantity integer)
    JOIN product_color ON product_color.id = "variantId" GROUP BY 1 ORDER BY 1
  LOOP
    UPDATE product SET sold = greatest(0, sold + frame.units) WHERE id = frame.id;
  END LOOP;
END $$;
