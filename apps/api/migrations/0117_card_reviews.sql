-- A card may be looked at by a person for days before it is charged: a state of the payment and of its order.
-- While it lasts the units stay reserved, and nothing else can be paid.
ALTER TABLE payment
  DROP CONSTRAINT payment_status_check,
  ADD CONSTRAINT payment_status_check CHECK (status IN ('criado', 'pendente', 'em_analise', 'autorizado',
    'capturado', 'recusado', 'expirado', 'estornado_parcial', 'estornado'));

DROP INDEX payment_open_key;
CREATE UNIQUE INDEX payment_open_key ON payment (order_id)
  WHERE status IN ('criado', 'pendente', 'em_analise', 'autorizado');
DROP INDEX payment_look;
CREATE INDEX payment_look ON payment (look_at, id)
  WHERE status IN ('criado', 'pendente', 'em_analise', 'autorizado');

CREATE OR REPLACE FUNCTION keep_payment_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'criado' THEN
      NEW.status IN ('pendente', 'em_analise', 'autorizado', 'capturado', 'recusado', 'expirado')
    WHEN 'pendente' THEN
      NEW.status IN ('em_analise', 'autorizado', 'capturado', 'recusado', 'expirado')
    WHEN 'em_analise' THEN NEW.status IN ('autorizado', 'capturado', 'recusado', 'expirado')
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

ALTER TABLE shop_order
  DROP CONSTRAINT shop_order_status_check,
  ADD CONSTRAINT shop_order_status_check CHECK (status IN ('aguardando_pagamento', 'em_analise', 'pago',
    'em_separacao', 'enviado', 'entregue', 'concluido', 'expirado', 'cancelado', 'devolucao_solicitada',
    'devolvido')),
  DROP CONSTRAINT shop_order_held_check,
  ADD CONSTRAINT shop_order_held_check CHECK
    ((status IN ('aguardando_pagamento', 'em_analise')) = (held_until IS NOT NULL)),
  DROP CONSTRAINT shop_order_paid_check,
  ADD CONSTRAINT shop_order_paid_check CHECK
    (paid_at IS NOT NULL
     OR status IN ('aguardando_pagamento', 'em_analise', 'expirado', 'cancelado'));

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
    WHEN 'devolucao_solicitada' THEN NEW.status IN ('entregue', 'devolvido')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'order % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shop_order_steps';
  END IF;
  RETURN NEW;
END $$;
