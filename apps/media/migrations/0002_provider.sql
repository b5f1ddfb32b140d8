-- Null: as much as the disk takes. `used_bytes` counts files and what open uploads have reserved; it
-- is kept up to date for accounts that have a quota only, so that the others share no row to wait for.
ALTER TABLE media.account
  ADD COLUMN quota_bytes bigint CHECK (quota_bytes >= 0),
  ADD COLUMN used_bytes bigint NOT NULL DEFAULT 0 CHECK (used_bytes >= 0);

CREATE TABLE media.api_key (
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  account_id text NOT NULL REFERENCES media.account,
  kind text NOT NULL CHECK (kind IN ('public', 'secret')),
  -- A public key is in every browser: without this it only downloads, and a token has to say more.
  may_create boolean NOT NULL,
  -- For people: the beginning of the key, which opens nothing.
  hint text NOT NULL CHECK (char_length(hint) BETWEEN 8 AND 24),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK (kind = 'public' OR may_create)
);
CREATE INDEX api_key_account_idx ON media.api_key (account_id);

-- Access tokens are signed by the account's own host; these are the keys that we believe.
CREATE TABLE media.token_key (
  id text PRIMARY KEY CHECK (char_length(id) BETWEEN 1 AND 80),
  account_id text NOT NULL REFERENCES media.account,
  public_key text NOT NULL CHECK (public_key LIKE '-----BEGIN PUBLIC KEY-----%'),
  -- Of the product's own account, whose host we are.
  private_key text CHECK (private_key LIKE '-----BEGIN PRIVATE KEY-----%'),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX token_key_account_idx ON media.token_key (account_id);

ALTER TABLE media.file
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 25),
  ADD COLUMN metadata jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(metadata) = 'object');

-- A file that is still arriving. It exists under its path only when its last part is complete.
CREATE TABLE media.upload (
  id text PRIMARY KEY CHECK (id ~ '^[1-9A-HJ-NP-Za-km-z]{16}$'),
  account_id text NOT NULL REFERENCES media.account,
  path text COLLATE "C" NOT NULL CHECK (char_length(path) BETWEEN 2 AND 512 AND path LIKE '/%'),
  may_overwrite boolean NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  -- What the sender says; the bytes decide.
  mime text CHECK (char_length(mime) BETWEEN 3 AND 255),
  original_file_name text CHECK (char_length(original_file_name) BETWEEN 1 AND 255),
  tags text[] NOT NULL CHECK (cardinality(tags) <= 25),
  metadata jsonb NOT NULL CHECK (jsonb_typeof(metadata) = 'object'),
  part_size bigint NOT NULL CHECK (part_size > 0),
  part_count integer NOT NULL CHECK (part_count BETWEEN 1 AND 10000),
  -- In the addresses to which parts are sent, which carry no other credential.
  put_token text NOT NULL CHECK (char_length(put_token) = 24),
  -- Where the storage gathers the parts.
  gathering text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Moved on by every part; then the space is given back.
  expires_at timestamptz NOT NULL,
  -- Of the finished file, kept for a while for whoever missed the answer.
  etag text CHECK (etag ~ '^[0-9a-f]{64}$')
);
CREATE INDEX upload_expiry_idx ON media.upload (expires_at);

CREATE TABLE media.upload_part (
  upload_id text NOT NULL REFERENCES media.upload ON DELETE CASCADE,
  part_index integer NOT NULL CHECK (part_index >= 0),
  -- SHA-256 of the bytes that lie in place; null while they are being written.
  etag text CHECK (etag ~ '^[0-9a-f]{64}$'),
  completed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (upload_id, part_index),
  CHECK (etag IS NOT NULL OR NOT completed)
);
