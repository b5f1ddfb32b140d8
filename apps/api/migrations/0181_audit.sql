-- What staff and the operator did. There are no keys to accounts: an entry outlives all that it names.
CREATE TABLE audit_entry (
  id bigint PRIMARY KEY,
  -- Null for the operator, who uses the command line.
  actor_id bigint,
  action text NOT NULL CHECK (action <> ''),
  subject_kind text NOT NULL CHECK (subject_kind <> ''),
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  reason text NOT NULL DEFAULT '',
  request_id text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_entry_actor_idx ON audit_entry (actor_id, id DESC);
CREATE INDEX audit_entry_action_idx ON audit_entry (action, id DESC);
CREATE INDEX audit_entry_subject_idx ON audit_entry (subject_kind, subject, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'history';
END $$;
CREATE TRIGGER audit_entry_is_final BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entry_stays BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
