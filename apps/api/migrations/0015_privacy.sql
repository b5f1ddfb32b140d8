-- The copy of one's data, as a zip: one for each account, replaced by the next.
CREATE TABLE account_export (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- New with each request, so that a late job never answers for another one.
  id bigint NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('queued', 'ready', 'failed')),
  requested_at timestamptz NOT NULL,
  content bytea CHECK (octet_length(content) BETWEEN 1 AND 16777216),
  ready_at timestamptz,
  expires_at timestamptz CHECK (expires_at > ready_at),
  CHECK ((state = 'ready') = (content IS NOT NULL)),
  CHECK ((content IS NULL) = (ready_at IS NULL) AND (content IS NULL) = (expires_at IS NULL))
);
-- A zip does not get smaller.
ALTER TABLE account_export ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX account_export_requested_idx ON account_export (requested_at);

-- An account with the status 'deleted' on its way out: restored, or purged with all that is its own.
CREATE TABLE account_deletion (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  deleted_at timestamptz NOT NULL,
  purge_at timestamptz NOT NULL CHECK (purge_at > deleted_at),
  -- SHA-256 of what the link in the mail carries.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Once the purge has begun there is no way back.
  purging_since timestamptz
);
CREATE INDEX account_deletion_due_idx ON account_deletion (purge_at);

-- A member whose account is blocked or deleted is neither shown nor counted; a group that has nobody
-- else is not shown either.
ALTER TABLE sports_group_member ADD COLUMN hidden boolean NOT NULL DEFAULT false;
ALTER TABLE sports_group ADD COLUMN hidden boolean NOT NULL DEFAULT false;

-- The operator looks accounts up by when they were made.
CREATE INDEX account_created_idx ON account (created_at DESC, id DESC);
-- There are few, and one of them has to stay.
CREATE INDEX account_admin_idx ON account (id) WHERE role = 'admin';
