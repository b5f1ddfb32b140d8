-- Lenses with a prescription. The shop changes prices and days with its command.
INSERT INTO lens (kind, index, price_cents, business_days) VALUES
  ('visao-simples', '1.50', 14990, 5),
  ('visao-simples', '1.56', 19990, 5),
  ('visao-simples', '1.61', 32990, 6),
  ('visao-simples', '1.67', 49990, 7),
  ('visao-simples', '1.74', 89990, 8),
  ('multifocal', '1.50', 49990, 8),
  ('multifocal', '1.56', 59990, 8),
  ('multifocal', '1.61', 79990, 9),
  ('multifocal', '1.67', 109990, 10)
ON CONFLICT DO NOTHING;

-- Data about health are stored only with the owner's consent; withdrawing it deletes the row and the prescriptions.
CREATE TABLE health_consent (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  version text NOT NULL CHECK (char_length(version) BETWEEN 1 AND 20),
  accepted_at timestamptz NOT NULL
);

-- No answer but the owner's holds any of it.
CREATE TABLE prescription (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES health_consent ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  written_on date NOT NULL,
  prescriber text NOT NULL CHECK (char_length(prescriber) <= 120),
  eye_values jsonb NOT NULL CHECK (jsonb_typeof(eye_values) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX prescription_account_idx ON prescription (account_id, id DESC);

-- Chosen for the lenses of the line. Without one the buyer sends it after buying.
ALTER TABLE cart_line ADD COLUMN prescription_id bigint REFERENCES prescription ON DELETE SET NULL;
CREATE INDEX cart_line_prescription_idx ON cart_line (prescription_id) WHERE prescription_id IS NOT NULL;

-- The prescription as lenses were made by it. Stays when the saved one changes or goes, until a job deletes it.
CREATE TABLE order_prescription (
  line_id bigint PRIMARY KEY REFERENCES order_line ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  name text NOT NULL,
  written_on date NOT NULL,
  prescriber text NOT NULL,
  eye_values jsonb NOT NULL CHECK (jsonb_typeof(eye_values) = 'object'),
  received_at timestamptz NOT NULL
);
CREATE INDEX order_prescription_order_idx ON order_prescription (order_id);
CREATE INDEX order_prescription_received_idx ON order_prescription (received_at);
