-- A picture of each live, for its cards; restricted as the live is.
ALTER TABLE live
  ADD COLUMN still jsonb,
  -- When one was made, or could not be made.
  ADD COLUMN still_at timestamptz;
CREATE INDEX live_no_still_idx ON live (id) WHERE still_at IS NULL AND started_at IS NOT NULL;
