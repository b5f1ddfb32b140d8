-- A program, such as OBS, for a live. What it sends is stored once the live goes on air.
CREATE TABLE media.live_program (
  account_id text NOT NULL,
  live_id text NOT NULL,
  -- The connection that holds it; another one is refused. Null where there is none.
  connection uuid,
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- Whether what comes is to be shown.
  on_air boolean NOT NULL DEFAULT false,
  -- What comes, as far as the program says it.
  has_picture boolean NOT NULL DEFAULT false,
  width integer,
  height integer,
  frame_rate real,
  has_audio boolean NOT NULL DEFAULT false,
  -- How many go first where the machine is full.
  place integer CHECK (place >= 0),
  PRIMARY KEY (account_id, live_id),
  FOREIGN KEY (account_id, live_id) REFERENCES media.live ON DELETE CASCADE
);
