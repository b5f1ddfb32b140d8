ALTER TABLE sports_group
  ADD COLUMN city text NOT NULL DEFAULT '' CHECK (char_length(city) <= 80),
  ADD COLUMN rules text NOT NULL DEFAULT '' CHECK (char_length(rules) <= 2000),
  -- For those who ask to enter.
  ADD COLUMN questions text[] NOT NULL DEFAULT '{}' CHECK (cardinality(questions) <= 5),
  ADD COLUMN approves_posts boolean NOT NULL DEFAULT false,
  ADD COLUMN members_plan boolean NOT NULL DEFAULT true;
CREATE INDEX sports_group_city_idx ON sports_group USING gin (folded(city) gin_trgm_ops);

-- A request waits as long as its row exists: accepting, refusing and withdrawing delete it, so only one of
-- them can happen.
CREATE TABLE sports_group_request (
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- Pairs of question and answer: the group may change its questions.
  answers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, account_id)
);
CREATE INDEX sports_group_request_account_idx ON sports_group_request (account_id);

CREATE TABLE sports_group_ban (
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  -- Null for no end.
  until timestamptz CHECK (until > created_at),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, account_id)
);
CREATE INDEX sports_group_ban_account_idx ON sports_group_ban (account_id);

CREATE TABLE sports_group_invitation (
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  inviter_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, account_id)
);
CREATE INDEX sports_group_invitation_account_idx ON sports_group_invitation (account_id);
CREATE INDEX sports_group_invitation_inviter_idx ON sports_group_invitation (inviter_id);

CREATE TABLE sports_group_link (
  id bigint PRIMARY KEY,
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  -- SHA-256 of what the link carries.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at),
  uses integer NOT NULL DEFAULT 0,
  -- Null for any number.
  most_uses integer CHECK (most_uses > 0),
  CHECK (uses <= most_uses)
);
CREATE INDEX sports_group_link_group_idx ON sports_group_link (group_id, id DESC);

-- Who did what to whom. A person who is deleted loses their name here, the deed stays.
CREATE TABLE sports_group_log (
  id bigint PRIMARY KEY,
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  actor_id bigint REFERENCES profile ON DELETE SET NULL,
  subject_id bigint REFERENCES profile ON DELETE SET NULL,
  deed text NOT NULL,
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 300),
  created_at timestamptz NOT NULL
);
CREATE INDEX sports_group_log_newest_idx ON sports_group_log (group_id, id DESC);
CREATE INDEX sports_group_log_actor_idx ON sports_group_log (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX sports_group_log_subject_idx ON sports_group_log (subject_id) WHERE subject_id IS NOT NULL;

-- The list of members: those who answer for the group first, then moderators, then by time.
CREATE INDEX sports_group_member_list_idx ON sports_group_member (group_id,
  (CASE role WHEN 'owner' THEN 0 WHEN 'moderator' THEN 1 ELSE 2 END), joined_at, account_id);
