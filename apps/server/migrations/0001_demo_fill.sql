CREATE SCHEMA server;

-- At most one row: the fill of this database with the demonstration world.
CREATE TABLE server.demo_fill (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Null until everything is there.
  finished_at timestamptz,
  -- Nobody but the fill wrote meanwhile: an unfinished one may be thrown away.
  alone boolean NOT NULL
);
