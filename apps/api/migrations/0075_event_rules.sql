-- The rule of a repeated event may change. Each rule has a number: the dates of the rule before keep theirs, and
-- are never taken for dates of the new one.
ALTER TABLE event ADD COLUMN rule_number integer NOT NULL DEFAULT 1;
ALTER TABLE event_date
  ADD COLUMN rule_number integer NOT NULL DEFAULT 1,
  DROP CONSTRAINT event_date_rule_key,
  ADD CONSTRAINT event_date_rule_key UNIQUE (event_id, rule_number, rule_start);
