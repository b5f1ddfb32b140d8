-- A coupon for the first purchase of an account; personal ones are made for one person and not listed among the shop's.
ALTER TABLE coupon
  ADD first_purchase boolean NOT NULL DEFAULT false,
  ADD personal boolean NOT NULL DEFAULT false;
