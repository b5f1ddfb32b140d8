-- The way of delivery that was chosen in the cart; the checkout begins with it.
ALTER TABLE cart
  ADD COLUMN freight_service text NOT NULL DEFAULT 'economica'
    CHECK (freight_service IN ('economica', 'expressa'));
