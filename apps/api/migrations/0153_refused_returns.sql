-- What came is not what was sold, or not in order: the shop says why and sends it back.
ALTER TABLE order_return
  ADD COLUMN refusal text CHECK (char_length(refusal) BETWEEN 1 AND 500),
  DROP CONSTRAINT order_return_status_check,
  DROP CONSTRAINT order_return_received_check,
  DROP CONSTRAINT order_return_sent_check,
  ADD CONSTRAINT order_return_status_check CHECK (status IN ('solicitada', 'postada', 'em_transito',
    'recebida', 'conferida', 'reembolsada', 'trocada', 'recusada', 'expirada', 'cancelada')),
  ADD CONSTRAINT order_return_received_check CHECK ((status IN
    ('recebida', 'conferida', 'reembolsada', 'trocada', 'recusada')) = (received_at IS NOT NULL)),
  ADD CONSTRAINT order_return_sent_check CHECK ((status IN ('trocada', 'recusada')) = (sent_carrier IS NOT NULL)
    AND (sent_carrier IS NULL) = (sent_code IS NULL)),
  ADD CONSTRAINT order_return_refused_check CHECK ((status = 'recusada') = (refusal IS NOT NULL));

CREATE OR REPLACE FUNCTION keep_return_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'solicitada' THEN NEW.status IN ('postada', 'em_transito', 'recebida', 'expirada', 'cancelada')
    WHEN 'postada' THEN NEW.status IN ('em_transito', 'recebida')
    WHEN 'em_transito' THEN NEW.status = 'recebida'
    WHEN 'recebida' THEN NEW.status IN ('conferida', 'recusada')
    WHEN 'conferida' THEN NEW.status IN ('reembolsada', 'trocada')
    WHEN 'expirada' THEN NEW.status IN ('postada', 'em_transito', 'recebida')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'return % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_steps';
  END IF;
  RETURN NEW;
END $$;
