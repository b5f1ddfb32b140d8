-- A post can get another audience: a moderator hides or approves it, its group closes, its event is for other people.
-- The numbers of posts of its author follow, so that nobody reads from them what a closed group hides.
CREATE FUNCTION count_post_audience() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two changes at once cannot deadlock.
  PERFORM FROM profile_stat WHERE account_id IN (
    SELECT after.author_id FROM after JOIN before USING (id) WHERE after.audience <> before.audience)
    ORDER BY account_id FOR UPDATE;
  UPDATE profile_stat SET posts = posts + open, follower_posts = follower_posts + closed
    FROM (SELECT after.author_id AS id,
        count(*) FILTER (WHERE after.audience = 'public') - count(*) FILTER (WHERE before.audience = 'public') AS open,
        count(*) FILTER (WHERE after.audience = 'followers') - count(*) FILTER (WHERE before.audience = 'followers') AS closed
      FROM after JOIN before USING (id)
      WHERE after.audience <> before.audience AND after.repost_of IS NULL GROUP BY after.author_id) AS counted
    WHERE account_id = counted.id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_audience_changed AFTER UPDATE ON post
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_post_audience();

UPDATE profile_stat SET posts = coalesce(counted.open, 0), follower_posts = coalesce(counted.closed, 0)
  FROM profile LEFT JOIN (
    SELECT author_id, count(*) FILTER (WHERE audience = 'public') AS open,
      count(*) FILTER (WHERE audience = 'followers') AS closed
    FROM post WHERE repost_of IS NULL GROUP BY author_id) AS counted ON author_id = profile.account_id
  WHERE profile_stat.account_id = profile.account_id
    AND (posts, follower_posts) IS DISTINCT FROM (coalesce(counted.open, 0), coalesce(counted.closed, 0));
