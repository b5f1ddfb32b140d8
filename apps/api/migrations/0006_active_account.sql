-- All that a session needs to know about its account, and nothing personal.
CREATE VIEW active_account AS SELECT id, role FROM account WHERE status = 'active';
