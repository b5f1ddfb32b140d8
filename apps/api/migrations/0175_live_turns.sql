-- When a person last wrote in a live with slow mode. It stays when the message is taken back, so that nobody
-- writes sooner by that.
CREATE TABLE live_turn (
  live_id bigint NOT NULL REFERENCES live ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (live_id, account_id)
);
CREATE INDEX live_turn_account_idx ON live_turn (account_id);
