-- Instead of the money, a return may bring another frame: its units are reserved when it is asked for, and sold
-- when they are sent.
ALTER TABLE order_return
  ADD COLUMN kind text NOT NULL DEFAULT 'reembolso' CHECK (kind IN ('reembolso', 'troca')),
  ADD COLUMN sent_carrier text CHECK (char_length(sent_carrier) BETWEEN 1 AND 60),
  ADD COLUMN sent_code text CHECK (char_length(sent_code) BETWEEN 1 AND 60),
  DROP CONSTRAINT order_return_status_check,
  DROP CONSTRAINT order_return_received_check;
ALTER TABLE order_return ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE order_return
  ADD CONSTRAINT order_return_status_check CHECK (status IN ('solicitada', 'postada', 'em_transito',
    'recebida', 'conferida', 'reembolsada', 'trocada', 'expirada', 'cancelada')),
  ADD CONSTRAINT order_return_received_check CHECK
    ((status IN ('recebida', 'conferida', 'reembolsada', 'trocada')) = (received_at IS NOT NULL)),
  ADD CONSTRAINT order_return_kind_end_check CHECK
    (CASE kind WHEN 'troca' THEN status <> 'reembolsada' ELSE status <> 'trocada' END),
  ADD CONSTRAINT order_return_sent_check CHECK
    ((status = 'trocada') = (sent_carrier IS NOT NULL) AND (sent_carrier IS NULL) = (sent_code IS NULL));

-- What comes instead, as the shop sold it that day.
ALTER TABLE order_return_line ADD COLUMN exchange jsonb;

CREATE OR REPLACE FUNCTION keep_return_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (CASE OLD.status
    WHEN 'solicitada' THEN NEW.status IN ('postada', 'em_transito', 'recebida', 'expirada', 'cancelada')
    WHEN 'postada' THEN NEW.status IN ('em_transito', 'recebida')
    WHEN 'em_transito' THEN NEW.status = 'recebida'
    WHEN 'recebida' THEN NEW.status = 'conferida'
    WHEN 'conferida' THEN NEW.status IN ('reembolsada', 'trocada')
    WHEN 'expirada' THEN NEW.status IN ('postada', 'em_transito', 'recebida')
    ELSE false END)
  THEN
    RAISE EXCEPTION 'return % does not go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_steps';
  END IF;
  RETURN NEW;
END $$;
