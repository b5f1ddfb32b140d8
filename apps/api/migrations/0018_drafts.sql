-- Posts that are not out yet. `content` is what the composer holds, finished or not.
CREATE TABLE draft (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object' AND length(content::text) < 200000),
  -- The one in the composer; the others wait in the list.
  is_current boolean NOT NULL DEFAULT false,
  -- When it is to be published; null where its author will say when.
  publish_at timestamptz,
  -- Why it was not published when its time had come.
  problem text CHECK (char_length(problem) BETWEEN 1 AND 500),
  updated_at timestamptz NOT NULL,
  CHECK (NOT is_current OR publish_at IS NULL)
);
CREATE UNIQUE INDEX draft_current_idx ON draft (account_id) WHERE is_current;
CREATE INDEX draft_account_idx ON draft (account_id, updated_at DESC);
CREATE INDEX draft_due_idx ON draft (publish_at, id) WHERE publish_at IS NOT NULL AND problem IS NULL;
