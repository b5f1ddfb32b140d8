-- 'Compra verificada' is true of every review: it is of a line of an order. What was taken in without one goes.
DELETE FROM product_review WHERE order_line_id IS NULL;
ALTER TABLE product_review ALTER COLUMN order_line_id SET NOT NULL;
