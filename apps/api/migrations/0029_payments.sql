-- A payment of an order: one try of one method. The order's table comes later and holds no key here, so
-- that payments know of orders by their id alone.
CREATE TABLE payment (
  id bigint PRIMARY KEY,
  order_id bigint NOT NULL,
  order_number text NOT NULL,
  -- What was paid stays on the books when the account goes.
  account_id bigint REFERENCES account ON DELETE SET NULL,
  provider text NOT NULL CHECK (provider ~ '^[a-z]{3,20}$'),
  -- As the provider knows it; none until it was told.
  provider_id text,
  method text NOT NULL CHECK (method IN ('pix', 'cartao', 'boleto')),
  status text NOT NULL CHECK (status IN ('criado', 'pendente', 'autorizado', 'capturado', 'recusado',
    'expirado', 'estornado_parcial', 'estornado')),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  captured_cents integer NOT NULL CHECK (captured_cents >= 0),
  -- What was asked back, and what of it the provider has given back.
  returning_cents integer NOT NULL CHECK (returning_cents BETWEEN 0 AND captured_cents),
  refunded_cents integer NOT NULL CHECK (refunded_cents BETWEEN 0 AND captured_cents),
  instalments smallint NOT NULL CHECK (instalments BETWEEN 1 AND 10),
  -- Paid although the order was paid already: goes back by itself.
  surplus boolean NOT NULL,
  -- Who pays and the token of the card, sealed, until the provider was told.
  sealed bytea,
  pix jsonb,
  boleto jsonb,
  card jsonb,
  challenge_url text,
  simulation_url text,
  problem text CHECK (char_length(problem) BETWEEN 1 AND 300),
  expires_at timestamptz NOT NULL,
  -- When the provider is asked next, where nothing is heard from it.
  look_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT payment_parts_check CHECK (instalments = 1 OR method = 'cartao'),
  CONSTRAINT payment_captured_check CHECK (
    (captured_cents > 0) = (status IN ('capturado', 'estornado_parcial', 'estornado'))),
  CONSTRAINT payment_refunded_check CHECK (CASE status
    WHEN 'estornado_parcial' THEN refunded_cents > 0 AND refunded_cents < captured_cents
    WHEN 'estornado' THEN refunded_cents = captured_cents
    ELSE refunded_cents = 0 END)
);
-- One that can still be paid, at most.
CREATE UNIQUE INDEX payment_open_key ON payment (order_id)
  WHERE status IN ('criado', 'pendente', 'autorizado');
CREATE UNIQUE INDEX payment_provider_key ON payment (provider, provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX payment_order ON payment (order_id, id);
CREATE INDEX payment_account ON payment (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payment_look ON payment (look_at, id) WHERE status IN ('criado', 'pendente', 'autorizado');

-- The same table as in code: a payment moves forward only. Money that has come counts whatever was
-- thought before.
CREATE FUNCTION keep_payment_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'criado' THEN NEW.status IN ('pendente', 'autorizado', 'capturado', 'recusado', 'expirado')
    WHEN 'pendente' THEN NEW.status IN ('autorizado', 'capturado', 'recusado', 'expirado')
    WHEN 'autorizado' THEN NEW.status IN ('capturado', 'recusado', 'expirado')
    WHEN 'recusado' THEN NEW.status = 'capturado'
    WHEN 'expirado' THEN NEW.status = 'capturado'
    WHEN 'capturado' THEN NEW.status IN ('estornado_parcial', 'estornado')
    WHEN 'estornado_parcial' THEN NEW.status = 'estornado'
    ELSE false END)
  THEN
    RAISE EXCEPTION 'payment % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_forward';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_forward BEFORE UPDATE OF status ON payment
  FOR EACH ROW EXECUTE FUNCTION keep_payment_forward();

-- Every step of a payment, with who made it.
CREATE TABLE payment_step (
  id bigint PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payment ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  captured_cents integer NOT NULL,
  refunded_cents integer NOT NULL,
  actor text NOT NULL CHECK (actor IN ('pedido', 'provedor', 'conferencia')),
  created_at timestamptz NOT NULL
);
CREATE INDEX payment_step_payment ON payment_step (payment_id, id);

-- What providers told us, each thing once.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL CHECK (char_length(event_id) BETWEEN 1 AND 200),
  provider_id text NOT NULL CHECK (char_length(provider_id) BETWEEN 1 AND 200),
  type text NOT NULL CHECK (char_length(type) BETWEEN 1 AND 100),
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- The provider was asked about it; one without is asked about by a job.
  handled_at timestamptz,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_waiting ON payment_event (received_at) WHERE handled_at IS NULL;

CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is history', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = 'history';
END $$;
CREATE TRIGGER payment_step_history BEFORE UPDATE ON payment_step
  FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER payment_event_history
  BEFORE UPDATE OF provider, event_id, provider_id, type, occurred_at, received_at ON payment_event
  FOR EACH ROW EXECUTE FUNCTION keep_history();

-- Money on its way back, each by a key under which the provider does it once.
CREATE TABLE payment_refund (
  id bigint PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payment ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 100),
  cents integer NOT NULL CHECK (cents > 0),
  attempts integer NOT NULL,
  look_at timestamptz NOT NULL,
  problem text,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  CONSTRAINT payment_refund_key UNIQUE (payment_id, key)
);
CREATE INDEX payment_refund_waiting ON payment_refund (look_at, id) WHERE done_at IS NULL;
