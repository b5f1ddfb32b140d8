-- The key of the product's own pages. It is in every browser, so it may be read here; all other keys
-- are known by their hash.
ALTER TABLE media.api_key ADD COLUMN shown_key text
  CHECK (shown_key IS NULL OR (kind = 'public' AND NOT may_create));

-- The product has one such key, and one key to sign tokens with; a revoked one makes room for the next.
CREATE UNIQUE INDEX api_key_shown_idx ON media.api_key (account_id)
  WHERE shown_key IS NOT NULL AND revoked_at IS NULL;
CREATE UNIQUE INDEX token_key_own_idx ON media.token_key (account_id)
  WHERE private_key IS NOT NULL AND revoked_at IS NULL;
