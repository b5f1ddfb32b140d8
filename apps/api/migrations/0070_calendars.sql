-- Secret addresses at which calendar programs read someone's events, or those of a group. Only a hash of the
-- address is stored. The address of a group goes with the membership of the person who made it.
CREATE TABLE calendar_address (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  group_id bigint,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (account_id, group_id),
  FOREIGN KEY (group_id, account_id) REFERENCES sports_group_member ON DELETE CASCADE
);
