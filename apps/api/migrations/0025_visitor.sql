-- Who looks around the shop without an account, known by a secret in their browser. What they gather
-- (cart, favourites) hangs on this row, joins the account they sign in to, and goes with the row.
CREATE TABLE visitor (
  id bigint PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Noted at most once a day; swept after sixty without a visit.
  last_seen timestamptz NOT NULL CHECK (last_seen >= created_at)
);
CREATE INDEX visitor_last_seen_idx ON visitor (last_seen);
