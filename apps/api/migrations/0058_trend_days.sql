-- The people of today and yesterday, which decide the rank: shown beside it.
ALTER TABLE hashtag_trend
  ADD COLUMN today integer NOT NULL DEFAULT 0 CHECK (today >= 0),
  ADD COLUMN yesterday integer NOT NULL DEFAULT 0 CHECK (yesterday >= 0);
