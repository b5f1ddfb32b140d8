-- Who has a page open, and in which process. Renewed every few seconds; a process that dies leaves rows that
-- expire. Not logged: after a crash of the database nobody is online until the next renewal.
CREATE UNLOGGED TABLE chat_presence (
  account_id bigint NOT NULL,
  process_id uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (account_id, process_id)
);
CREATE INDEX chat_presence_until_idx ON chat_presence (until);
