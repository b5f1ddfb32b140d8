-- Events. Each is announced by a post: who sees the post sees the event, and its comments are the event's.
-- Times are stored as people said them (on the clocks of the place, with its zone) and as instants.
CREATE TABLE event (
  id bigint PRIMARY KEY,
  post_id bigint NOT NULL UNIQUE,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  group_id bigint REFERENCES sports_group ON DELETE CASCADE,
  slug text NOT NULL CONSTRAINT event_slug_key UNIQUE,
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  sport text NOT NULL,
  -- The first date by the rule. The dates of the rule get the times and places below.
  rule_start text NOT NULL CHECK (rule_start ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  repetition jsonb,
  -- The dates of the rule exist up to this day; a job adds later ones.
  filled_until text NOT NULL,
  shift_minutes integer NOT NULL DEFAULT 0,
  minutes integer NOT NULL CHECK (minutes > 0),
  time_zone text NOT NULL,
  place text NOT NULL,
  map_url text NOT NULL,
  online_url text NOT NULL,
  capacity integer CHECK (capacity > 0),
  created_at timestamptz NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  -- The end of the date that its posts show.
  shown_until timestamptz NOT NULL,
  -- The post is written after the event, in the same transaction.
  CONSTRAINT event_post_id_fkey FOREIGN KEY (post_id) REFERENCES post ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX event_filled_idx ON event (filled_until) WHERE NOT cancelled;
CREATE INDEX event_shown_idx ON event (shown_until);
CREATE INDEX event_author_idx ON event (author_id);
CREATE INDEX event_group_idx ON event (group_id) WHERE group_id IS NOT NULL;

-- A date of an event; an event that is not repeated has one.
CREATE TABLE event_date (
  id bigint PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES event ON DELETE CASCADE,
  -- What the rule says, even if the date was moved.
  rule_start text NOT NULL,
  local_start text NOT NULL CHECK (local_start ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  local_end text NOT NULL CHECK (local_end ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  time_zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place text NOT NULL,
  map_url text NOT NULL,
  online_url text NOT NULL,
  capacity integer CHECK (capacity > 0),
  going integer NOT NULL DEFAULT 0 CHECK (going >= 0),
  -- The number of the next answer: the order of the waiting list.
  next_turn integer NOT NULL DEFAULT 1,
  moved boolean NOT NULL DEFAULT false,
  cancelled boolean NOT NULL DEFAULT false,
  result text NOT NULL DEFAULT '',
  -- Of calendar files: grows with each change.
  sequence integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  CONSTRAINT event_date_rule_key UNIQUE (event_id, rule_start),
  CONSTRAINT event_date_order_check CHECK (ends_at > starts_at),
  CONSTRAINT event_date_places_check CHECK (capacity IS NULL OR going <= capacity)
);
CREATE INDEX event_date_ends_idx ON event_date (ends_at);
CREATE INDEX event_date_starts_idx ON event_date (starts_at, id);
CREATE INDEX event_date_local_idx ON event_date (local_start);

CREATE TABLE event_answer (
  date_id bigint NOT NULL REFERENCES event_date ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('going', 'maybe', 'no', 'waiting')),
  guests integer NOT NULL CHECK (guests BETWEEN 0 AND 5),
  -- The order in which people said that they go.
  turn integer NOT NULL,
  -- The person's account is blocked or deleted: takes no place.
  hidden boolean NOT NULL DEFAULT false,
  -- The last reminder: 0 none, 1 a day before, 2 an hour before.
  reminded integer NOT NULL DEFAULT 0,
  PRIMARY KEY (date_id, account_id),
  UNIQUE (date_id, turn)
);
CREATE INDEX event_answer_account_idx ON event_answer (account_id);

ALTER TABLE post
  ADD COLUMN event_id bigint REFERENCES event ON DELETE SET NULL,
  -- What its card shows of the event; see posts/public/post-event.ts.
  ADD COLUMN event jsonb;
CREATE INDEX post_event_idx ON post (event_id, id DESC) WHERE event_id IS NOT NULL;
