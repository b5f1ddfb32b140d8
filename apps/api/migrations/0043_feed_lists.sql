-- What was chosen for someone a moment ago, best first: the pages that follow, and the same page asked for
-- again, need not weigh it anew. It says where to look, never what one may see. Unlogged, as it can be
-- made again at any time.
CREATE UNLOGGED TABLE for_you (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  made_at timestamptz NOT NULL,
  ids bigint[] NOT NULL,
  scores double precision[] NOT NULL,
  CHECK (cardinality(ids) = cardinality(scores))
) WITH (fillfactor = 50);

-- Homes can be put together again: where the database breaks down they are empty, and so is the list of
-- whose homes are kept, so that each is made anew when its owner comes. A post into a thousand homes
-- then writes no log. Whose homes are kept is found in the index alone.
ALTER TABLE home SET UNLOGGED;
ALTER TABLE home_owner SET UNLOGGED;
ALTER TABLE home_owner DROP CONSTRAINT home_owner_pkey;
ALTER TABLE home_owner ADD PRIMARY KEY (account_id) INCLUDE (read_at);
