-- How often the buyer of a paid order was asked for the prescription of its lenses.
CREATE TABLE prescription_reminder (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  sent smallint NOT NULL CHECK (sent BETWEEN 1 AND 3),
  sent_at timestamptz NOT NULL
);
