-- A refund that the provider refused too often: nobody tries again before somebody says so.
ALTER TABLE payment_refund
  ADD COLUMN stopped_at timestamptz,
  ADD CONSTRAINT payment_refund_stopped_check CHECK (stopped_at IS NULL OR done_at IS NULL);
DROP INDEX payment_refund_waiting;
CREATE INDEX payment_refund_waiting ON payment_refund (look_at, id)
  WHERE done_at IS NULL AND stopped_at IS NULL;
CREATE INDEX payment_refund_stopped ON payment_refund (stopped_at) WHERE stopped_at IS NOT NULL;
