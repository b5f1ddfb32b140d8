-- A saved post may be in several collections of its owner.
ALTER TABLE collection ADD CONSTRAINT collection_owner_key UNIQUE (account_id, id);

CREATE TABLE collection_post (
  account_id bigint NOT NULL,
  post_id bigint NOT NULL,
  collection_id bigint NOT NULL,
  -- Time-ordered: what was added last stands first.
  added_id bigint NOT NULL,
  PRIMARY KEY (account_id, post_id, collection_id),
  FOREIGN KEY (account_id, post_id) REFERENCES bookmark ON DELETE CASCADE,
  FOREIGN KEY (account_id, collection_id) REFERENCES collection (account_id, id) ON DELETE CASCADE
);
CREATE INDEX collection_post_newest_idx ON collection_post (collection_id, added_id DESC);

INSERT INTO collection_post
  SELECT account_id, post_id, collection_id, saved_id FROM bookmark WHERE collection_id IS NOT NULL;
ALTER TABLE bookmark DROP COLUMN collection_id;
