-- Who sent a post on by its link; once a person.
CREATE TABLE post_send (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, account_id)
);
CREATE INDEX post_send_account_idx ON post_send (account_id);

CREATE FUNCTION count_post_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET sends = sends + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_send_added AFTER INSERT ON post_send
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_send();
CREATE TRIGGER post_send_removed AFTER DELETE ON post_send
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_send();

-- For the list of who likes a post, the latest first.
CREATE INDEX reaction_newest_idx ON reaction (post_id, created_at DESC, account_id DESC);
