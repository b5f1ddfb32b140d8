-- What homes are made of is kept in the memory of each process. The database tells all of them what comes and
-- goes, with the commit and whichever way it does.
CREATE FUNCTION tell_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told post := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('home_post',
    concat_ws(' ', TG_OP, told.id, told.author_id, coalesce(told.repost_of, 0), told.audience));
  RETURN NULL;
END $$;
CREATE TRIGGER post_told AFTER INSERT OR DELETE ON post
  FOR EACH ROW EXECUTE FUNCTION tell_post();

CREATE FUNCTION tell_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('home_follow', coalesce(NEW.follower_id, OLD.follower_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_told AFTER INSERT OR DELETE ON follow
  FOR EACH ROW EXECUTE FUNCTION tell_follow();

-- So nothing is sent to followers any more.
DROP TABLE home, home_owner, loud_author;
DELETE FROM outbox
  WHERE topic IN ('post.created', 'profile.followed', 'profile.unfollowed', 'feed.author-quieter');
