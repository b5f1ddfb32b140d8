-- Which request made an order: sent again after its answer was lost, it is answered with this order.
ALTER TABLE shop_order
  ADD COLUMN request_key text CHECK (char_length(request_key) BETWEEN 8 AND 128),
  ADD COLUMN terms_hash text;
CREATE UNIQUE INDEX shop_order_request_idx ON shop_order (account_id, request_key)
  WHERE request_key IS NOT NULL;
