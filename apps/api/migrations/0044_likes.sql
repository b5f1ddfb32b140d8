-- Rules of a table are read anew for each change of it: one says the same as five.
ALTER TABLE post_stat DROP CONSTRAINT post_stat_likes_check, DROP CONSTRAINT post_stat_comments_check,
  DROP CONSTRAINT post_stat_shares_check, DROP CONSTRAINT post_stat_sends_check, DROP CONSTRAINT post_stat_saves_check,
  ADD CONSTRAINT post_stat_counts_check CHECK (least(likes, comments, shares, sends, saves) >= 0);

-- Likes come one by one, and go by thousands with a post: only the latter are worth being gathered.
CREATE FUNCTION count_added_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counted THEN
    UPDATE post_stat SET likes = likes + 1 WHERE post_id = NEW.post_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reaction_added ON reaction;
CREATE TRIGGER reaction_added AFTER INSERT ON reaction FOR EACH ROW EXECUTE FUNCTION count_added_reaction();
