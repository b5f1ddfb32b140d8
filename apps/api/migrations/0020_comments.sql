-- The most relevant comments of a post are read from an index. Kept for those at the top of a thread;
-- null for replies, which are listed by time.
ALTER TABLE comment_stat
  ADD COLUMN post_id bigint REFERENCES post ON DELETE CASCADE,
  ADD COLUMN score integer NOT NULL GENERATED ALWAYS AS (likes + 2 * replies) STORED;
UPDATE comment_stat SET post_id = comment.post_id
  FROM comment WHERE comment.id = comment_id AND comment.parent_id IS NULL;
CREATE INDEX comment_stat_relevant_idx ON comment_stat (post_id, score DESC, comment_id DESC)
  WHERE post_id IS NOT NULL;

-- What the author of the post hides, with its replies, is not counted for the post: a count that
-- includes what one may not see tells that it exists.
CREATE OR REPLACE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET comments = comments + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE NOT hidden GROUP BY post_id) AS counted
    WHERE post_id = id;
  UPDATE comment_stat SET replies = replies + change
    FROM (SELECT parent_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE parent_id IS NOT NULL GROUP BY parent_id) AS counted
    WHERE comment_id = id;
  RETURN NULL;
END $$;
CREATE FUNCTION count_hidden_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET comments = comments + change
    FROM (SELECT shown.post_id AS id, sum(before.hidden::integer - shown.hidden::integer) AS change
      FROM shown JOIN before USING (id) GROUP BY shown.post_id) AS counted
    WHERE post_id = id AND change <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_changed AFTER UPDATE ON comment
  REFERENCING OLD TABLE AS before NEW TABLE AS shown
  FOR EACH STATEMENT EXECUTE FUNCTION count_hidden_comment();
UPDATE post_stat SET comments = comments - hidden
  FROM (SELECT post_id AS id, count(*) AS hidden FROM comment WHERE hidden GROUP BY post_id) AS counted
  WHERE post_id = id;
