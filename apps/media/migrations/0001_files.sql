CREATE SCHEMA media;

-- A tenant of the media service; the product itself is the one named 'arquiba'.
CREATE TABLE media.account (
  -- Seven base58 characters, as they stand in addresses and in keys.
  id text PRIMARY KEY CHECK (id ~ '^[1-9A-HJ-NP-Za-km-z]{7}$'),
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE media.file (
  account_id text NOT NULL REFERENCES media.account,
  path text COLLATE "C" NOT NULL CHECK (
    char_length(path) BETWEEN 2 AND 512
    AND path LIKE '/%'
    AND path NOT LIKE '%/'
    AND path !~ '//|\\|(^|/)\.\.?(/|$)|[\x01-\x1f\x7f]'
  ),
  -- What the bytes are, which may differ from what the sender said.
  mime text NOT NULL CHECK (char_length(mime) BETWEEN 3 AND 255),
  size bigint NOT NULL CHECK (size >= 0),
  -- SHA-256 of the content, in hexadecimal.
  etag text NOT NULL CHECK (etag ~ '^[0-9a-f]{64}$'),
  original_file_name text NOT NULL CHECK (char_length(original_file_name) BETWEEN 1 AND 255),
  -- As shown, that is after orientation.
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  placeholder text CHECK (char_length(placeholder) <= 400 AND placeholder LIKE 'data:image/%'),
  -- Where the content lies; a key is never used twice, so what lies there never changes.
  storage_key text NOT NULL UNIQUE CHECK (storage_key ~ '^[0-9]{8}/[0-9a-z]{26}$'),
  -- The still picture of a video.
  poster_key text UNIQUE CHECK (poster_key ~ '^[0-9]{8}/[0-9a-z]{26}$'),
  -- When this content was stored; replacing a file sets it anew.
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, path),
  CHECK ((width IS NULL) = (height IS NULL))
);
