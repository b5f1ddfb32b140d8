-- A return is followed from the question to the money: its reason, its postage, and each step on the way.
ALTER TABLE order_return
  DROP CONSTRAINT order_return_status_check,
  DROP CONSTRAINT order_return_check,
  ADD COLUMN reason text NOT NULL DEFAULT 'sem-motivo' CHECK (reason IN ('tamanho', 'visual',
    'desconforto', 'arrependimento', 'defeito', 'errado', 'outro', 'sem-motivo')),
  ADD COLUMN note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  ADD COLUMN postage_carrier text,
  ADD COLUMN postage_code text CHECK (postage_code ~ '^(\d\d){4,15}$'),
  ADD COLUMN postage_until timestamptz,
  ADD CONSTRAINT order_return_postage_check CHECK (
    (postage_code IS NULL) = (postage_until IS NULL) AND (postage_code IS NULL) = (postage_carrier IS NULL));
ALTER TABLE order_return ALTER COLUMN reason DROP DEFAULT, ALTER COLUMN note DROP DEFAULT;

-- Until now one step meant that the parcel was back, checked, and the money on its way.
UPDATE order_return SET status = 'conferida' WHERE status = 'recebida';
ALTER TABLE order_return
  ADD CONSTRAINT order_return_status_check CHECK (status IN ('solicitada', 'postada', 'em_transito',
    'recebida', 'conferida', 'reembolsada', 'expirada', 'cancelada')),
  ADD CONSTRAINT order_return_received_check CHECK
    ((status IN ('recebida', 'conferida', 'reembolsada')) = (received_at IS NOT NULL));
CREATE INDEX order_return_open_idx ON order_return (id) WHERE status = 'solicitada';

-- A unit is returned once it is back, not when that is asked for.
UPDATE order_line SET returned = returned - asked.units FROM (
  SELECT line_id, sum(quantity) AS units FROM order_return_line
  JOIN order_return ON order_return.id = return_id
  WHERE status = 'solicitada' GROUP BY line_id) AS asked
WHERE order_line.id = asked.line_id;

-- The same table as in code. A parcel may arrive although nobody told that it was posted, or after its code ended.
CREATE FUNCTION keep_return_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'solicitada' THEN NEW.status IN ('postada', 'em_transito', 'recebida', 'expirada', 'cancelada')
    WHEN 'postada' THEN NEW.status IN ('em_transito', 'recebida')
    WHEN 'em_transito' THEN NEW.status = 'recebida'
    WHEN 'recebida' THEN NEW.status = 'conferida'
    WHEN 'conferida' THEN NEW.status = 'reembolsada'
    WHEN 'expirada' THEN NEW.status IN ('postada', 'em_transito', 'recebida')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'return % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_return_steps BEFORE UPDATE OF status ON order_return
  FOR EACH ROW EXECUTE FUNCTION keep_return_steps();

CREATE TABLE order_return_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id bigint NOT NULL REFERENCES order_return ON DELETE CASCADE,
  status text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_return_step_return_idx ON order_return_step (return_id, id);
INSERT INTO order_return_step (return_id, status, created_at)
SELECT id, 'solicitada', created_at FROM order_return;
INSERT INTO order_return_step (return_id, status, created_at)
SELECT id, reached, received_at FROM order_return, unnest(ARRAY['recebida', 'conferida']) AS reached
WHERE received_at IS NOT NULL;
INSERT INTO order_return_step (return_id, status, created_at)
SELECT id, 'reembolsada', received_at FROM order_return WHERE status = 'reembolsada';

-- A parcel that comes late makes a completed order one with a return again.
CREATE OR REPLACE FUNCTION keep_order_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'aguardando_pagamento' THEN NEW.status IN ('em_analise', 'pago', 'expirado', 'cancelado')
    WHEN 'em_analise' THEN NEW.status IN ('aguardando_pagamento', 'pago', 'expirado', 'cancelado')
    WHEN 'expirado' THEN NEW.status = 'pago'
    WHEN 'pago' THEN NEW.status IN ('em_separacao', 'cancelado')
    WHEN 'em_separacao' THEN NEW.status IN ('enviado', 'cancelado')
    WHEN 'enviado' THEN NEW.status = 'entregue'
    WHEN 'entregue' THEN NEW.status IN ('concluido', 'devolucao_solicitada')
    WHEN 'concluido' THEN NEW.status = 'devolucao_solicitada'
    WHEN 'devolucao_solicitada' THEN NEW.status IN ('entregue', 'devolvido')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'order % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shop_order_steps';
  END IF;
  RETURN NEW;
END $$;
