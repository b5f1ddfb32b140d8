-- GROUPS is a word of SQL; hence the longer name.
CREATE TABLE sports_group (
  -- Time-ordered: newer groups have larger ids.
  id bigint PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
  name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 60),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 500),
  sport text NOT NULL DEFAULT '' CHECK (char_length(sport) <= 40),
  access text NOT NULL CHECK (access IN ('open', 'closed')),
  -- A file reference.
  cover jsonb,
  created_at timestamptz NOT NULL
);
CREATE INDEX sports_group_name_idx ON sports_group USING gin (folded(name || ' ' || sport) gin_trgm_ops);

CREATE TABLE sports_group_member (
  group_id bigint NOT NULL REFERENCES sports_group ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'member')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, account_id)
);
CREATE INDEX sports_group_member_account_idx ON sports_group_member (account_id);
CREATE INDEX sports_group_member_joined_idx ON sports_group_member (joined_at, group_id);

-- Counters change often and stay apart, so that they never rewrite the wide row. They are also where
-- the database itself sees that a group is never left without someone who answers for it.
CREATE TABLE sports_group_stat (
  group_id bigint PRIMARY KEY REFERENCES sports_group ON DELETE CASCADE,
  members integer NOT NULL,
  owners integer NOT NULL CONSTRAINT sports_group_has_owner CHECK (owners > 0),
  CHECK (members >= owners)
);
CREATE INDEX sports_group_stat_members_idx ON sports_group_stat (members DESC, group_id DESC);
