-- An order as it was bought: nothing in it follows what the catalogue, the account or the address book
-- say later. When its account is purged it stays for the books, without the person.
CREATE TABLE shop_order (
  id bigint PRIMARY KEY,
  -- For people: readable, and not the one before plus one.
  number text NOT NULL UNIQUE CHECK (number ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  account_id bigint REFERENCES account ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('aguardando_pagamento', 'pago', 'em_separacao', 'enviado',
    'entregue', 'concluido', 'expirado', 'cancelado', 'devolucao_solicitada', 'devolvido')),
  subtotal_cents integer NOT NULL CHECK (subtotal_cents > 0),
  discount_cents integer NOT NULL CHECK (discount_cents >= 0),
  -- For the way it is paid; follows the payment until one has come.
  method_discount_cents integer NOT NULL CHECK (method_discount_cents >= 0),
  freight_cents integer NOT NULL CHECK (freight_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents > 0),
  coupon_code text REFERENCES coupon,
  freight jsonb NOT NULL,
  address jsonb NOT NULL,
  buyer jsonb NOT NULL,
  consent jsonb NOT NULL,
  -- Until when its units are kept for a payment.
  held_until timestamptz,
  paid_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT shop_order_sum_check CHECK
    (total_cents = subtotal_cents - discount_cents - method_discount_cents + freight_cents),
  CONSTRAINT shop_order_held_check CHECK
    ((status = 'aguardando_pagamento') = (held_until IS NOT NULL)),
  CONSTRAINT shop_order_paid_check CHECK
    (paid_at IS NOT NULL OR status IN ('aguardando_pagamento', 'expirado', 'cancelado')),
  CONSTRAINT shop_order_delivered_check CHECK
    ((delivered_at IS NOT NULL) =
     (status IN ('entregue', 'concluido', 'devolucao_solicitada', 'devolvido')))
);
CREATE INDEX shop_order_account_idx ON shop_order (account_id, id DESC);
CREATE INDEX shop_order_held_idx ON shop_order (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX shop_order_delivered_idx ON shop_order (delivered_at) WHERE status = 'entregue';

-- The same table as in code.
CREATE FUNCTION keep_order_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'aguardando_pagamento' THEN NEW.status IN ('pago', 'expirado', 'cancelado')
    WHEN 'expirado' THEN NEW.status = 'pago'
    WHEN 'pago' THEN NEW.status IN ('em_separacao', 'cancelado')
    WHEN 'em_separacao' THEN NEW.status IN ('enviado', 'cancelado')
    WHEN 'enviado' THEN NEW.status = 'entregue'
    WHEN 'entregue' THEN NEW.status IN ('concluido', 'devolucao_solicitada')
    WHEN 'devolucao_solicitada' THEN NEW.status IN ('entregue', 'devolvido')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'order % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shop_order_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shop_order_steps BEFORE UPDATE OF status ON shop_order
  FOR EACH ROW EXECUTE FUNCTION keep_order_steps();

-- No key to the colour, which may leave the shop.
CREATE TABLE order_line (
  id bigint PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  variant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  position smallint NOT NULL,
  slug text NOT NULL,
  sku text NOT NULL,
  title text NOT NULL,
  color text NOT NULL,
  image jsonb NOT NULL,
  quantity smallint NOT NULL CHECK (quantity > 0),
  unit_price_cents integer NOT NULL CHECK (unit_price_cents > 0),
  total_cents integer NOT NULL,
  -- Its part of both discounts of the order.
  discount_cents integer NOT NULL CHECK (discount_cents BETWEEN 0 AND total_cents),
  -- How many were sent back, or are on their way.
  returned smallint NOT NULL CHECK (returned BETWEEN 0 AND quantity),
  CONSTRAINT order_line_sum_check CHECK (total_cents = unit_price_cents * quantity),
  UNIQUE (order_id, variant_id)
);
CREATE INDEX order_line_product_idx ON order_line (product_id);

-- All that happened to an order, with who did it. Never changed, never removed.
CREATE TABLE order_event (
  -- Counted, not drawn: what happens in one moment keeps its order.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order,
  from_status text,
  -- Null for what does not move it.
  to_status text,
  actor text NOT NULL CHECK (actor IN ('comprador', 'loja', 'pagamento', 'sistema')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 300),
  created_at timestamptz NOT NULL
);
CREATE INDEX order_event_order_idx ON order_event (order_id, id);
CREATE FUNCTION keep_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_event is history' USING ERRCODE = 'check_violation', CONSTRAINT = 'history';
END $$;
CREATE TRIGGER order_event_history BEFORE UPDATE OR DELETE ON order_event
  FOR EACH ROW EXECUTE FUNCTION keep_order_event();

CREATE TABLE shipment (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('preparando', 'postado', 'em_transito', 'entregue', 'devolvido')),
  carrier text NOT NULL CHECK (char_length(carrier) <= 60),
  tracking_code text NOT NULL CHECK (char_length(tracking_code) <= 60),
  tracking_url text CHECK (tracking_url ~ '^https?://' AND char_length(tracking_url) <= 500),
  shipped_at timestamptz,
  delivered_at timestamptz,
  CHECK ((status = 'preparando') = (shipped_at IS NULL)),
  CHECK ((status = 'entregue') = (delivered_at IS NOT NULL))
);
CREATE FUNCTION keep_shipment_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'preparando' THEN NEW.status = 'postado'
    WHEN 'postado' THEN NEW.status IN ('em_transito', 'entregue', 'devolvido')
    WHEN 'em_transito' THEN NEW.status IN ('entregue', 'devolvido')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'shipment % does not go from % to %', OLD.order_id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shipment_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shipment_steps BEFORE UPDATE OF status ON shipment
  FOR EACH ROW EXECUTE FUNCTION keep_shipment_steps();

CREATE TABLE order_return (
  id bigint PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('solicitada', 'recebida', 'reembolsada')),
  refund_cents integer NOT NULL CHECK (refund_cents > 0),
  created_at timestamptz NOT NULL,
  received_at timestamptz,
  CHECK ((status = 'solicitada') = (received_at IS NULL))
);
CREATE INDEX order_return_order_idx ON order_return (order_id, id);

CREATE TABLE order_return_line (
  return_id bigint NOT NULL REFERENCES order_return ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES order_line ON DELETE CASCADE,
  quantity smallint NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (return_id, line_id)
);

CREATE TABLE order_invoice (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  key text NOT NULL UNIQUE CHECK (key ~ '^\d{44}$'),
  url text CHECK (url ~ '^https?://' AND char_length(url) <= 500),
  created_at timestamptz NOT NULL
);

ALTER TABLE coupon_redemption ADD FOREIGN KEY (order_id) REFERENCES shop_order ON DELETE CASCADE;
