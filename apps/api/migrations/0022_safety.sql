-- What people tell the operator about what others wrote or did.
CREATE TABLE report (
  id bigint PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('post', 'comment', 'profile')),
  -- The id of the post, the comment or the account. What is reported may be gone when it is read.
  subject_id bigint NOT NULL,
  -- Where it was to be seen when it was reported.
  address text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('spam', 'harassment', 'hate', 'violence', 'nudity', 'fraud', 'minor', 'other')),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (reporter_id, kind, subject_id)
);
CREATE INDEX report_open_idx ON report (id) WHERE closed_at IS NULL;
