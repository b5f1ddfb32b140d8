-- A share of an account that has a quota of its own: in the product's account, what one member stores.
-- The quota is in the token that allows an upload; here is how much of it is in use.
CREATE TABLE media.space (
  account_id text NOT NULL REFERENCES media.account,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- Files, and what open uploads have reserved.
  used_bytes bigint NOT NULL CHECK (used_bytes >= 0),
  PRIMARY KEY (account_id, name)
);

-- The space that a file, or an open upload, counts for; null for what no quota but the account's concerns.
ALTER TABLE media.file ADD COLUMN space text CHECK (char_length(space) BETWEEN 1 AND 80);
ALTER TABLE media.upload ADD COLUMN space text CHECK (char_length(space) BETWEEN 1 AND 80);

-- What members of the product have stored so far.
UPDATE media.file SET space = substring(path FROM '^/(?:posts|profiles)/([0-9]{1,20})/')
  WHERE path ~ '^/(posts|profiles)/[0-9]{1,20}/'
    AND account_id = (SELECT id FROM media.account WHERE name = 'arquiba');
UPDATE media.upload SET space = substring(path FROM '^/(?:posts|profiles)/([0-9]{1,20})/')
  WHERE path ~ '^/(posts|profiles)/[0-9]{1,20}/' AND etag IS NULL
    AND account_id = (SELECT id FROM media.account WHERE name = 'arquiba');
INSERT INTO media.space (account_id, name, used_bytes)
  SELECT account_id, space, sum(size) FROM (
    SELECT account_id, space, size FROM media.file WHERE space IS NOT NULL
    UNION ALL SELECT account_id, space, size FROM media.upload WHERE space IS NOT NULL
  ) AS stored GROUP BY account_id, space;
