-- What a notice is about can be looked up, and goes with it; a post may be stored after the notice. `group_key` is the same for notices that are shown
-- as one, such as the likes of a post. `reading` is 0 until a notice is read, and then the same for all that were
-- read together: later ones are shown as another one.
ALTER TABLE notification
  ADD COLUMN post_id bigint REFERENCES post ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD COLUMN comment_id bigint REFERENCES comment ON DELETE CASCADE,
  ADD COLUMN detail text NOT NULL DEFAULT '',
  ADD COLUMN group_key text,
  ADD COLUMN reading bigint NOT NULL DEFAULT 0;
UPDATE notification SET group_key = id, reading = CASE WHEN seen THEN id ELSE 0 END;
UPDATE notification SET post_id = post.id FROM post
  WHERE target IN ('post:' || post.id, 'poll:' || post.id);
UPDATE notification SET topic = '' WHERE topic LIKE 'poll:%';
ALTER TABLE notification ALTER COLUMN group_key SET NOT NULL, DROP COLUMN seen;
CREATE INDEX notification_group_idx ON notification (recipient_id, group_key, reading, id DESC);
CREATE INDEX notification_post_idx ON notification (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notification_comment_idx ON notification (comment_id) WHERE comment_id IS NOT NULL;
DROP TRIGGER poll_notices_dropped ON poll;
DROP FUNCTION drop_poll_notices();

-- Until which notice someone has seen the list: the bell counts later ones.
CREATE TABLE notification_mark (
  account_id bigint PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  seen_until bigint NOT NULL
);

-- What people want to be told of, a column for each channel. Without a row: everything.
CREATE TABLE notification_preference (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  subject text NOT NULL CHECK (subject <> 'account'),
  site text NOT NULL CHECK (site IN ('everyone', 'followed', 'nobody')),
  PRIMARY KEY (account_id, subject)
);

-- A deed that is undone takes its notice along, however it ends.
CREATE FUNCTION drop_follow_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed WHERE recipient_id = followee_id
    AND kind = 'follow' AND target = 'profile' AND actor_id = follower_id;
  DELETE FROM notification USING changed WHERE recipient_id = follower_id
    AND kind = 'follow-accepted' AND target = 'profile' AND actor_id = followee_id;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_notices_dropped AFTER DELETE ON follow
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_follow_notices();

CREATE FUNCTION drop_request_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed WHERE recipient_id = followee_id
    AND kind = 'follow-request' AND target = 'profile' AND actor_id = follower_id;
  RETURN NULL;
END $$;
CREATE TRIGGER request_notices_dropped AFTER DELETE ON follow_request
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_request_notices();

CREATE FUNCTION drop_like_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed JOIN post ON post.id = changed.post_id
    WHERE recipient_id = post.author_id AND kind = 'like' AND target = 'post:' || post.id
      AND actor_id = changed.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER like_notices_dropped AFTER DELETE ON reaction
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_like_notices();

CREATE FUNCTION drop_comment_like_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed JOIN comment ON comment.id = changed.comment_id
    WHERE recipient_id = comment.author_id AND kind = 'comment-like'
      AND target = 'comment:' || comment.id AND actor_id = changed.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_like_notices_dropped AFTER DELETE ON comment_like
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_comment_like_notices();

CREATE FUNCTION drop_repost_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed JOIN post ON post.id = changed.repost_of
    WHERE recipient_id = post.author_id AND kind = 'repost' AND target = 'post:' || post.id
      AND actor_id = changed.author_id;
  RETURN NULL;
END $$;
CREATE TRIGGER repost_notices_dropped AFTER DELETE ON post
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_repost_notices();

-- A request to join a group that was answered or withdrawn leaves nothing for its moderators to do.
CREATE FUNCTION drop_group_request_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING changed WHERE topic = 'group:' || group_id AND topic <> ''
    AND kind = 'group-asked' AND actor_id = changed.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER group_request_notices_dropped AFTER DELETE ON sports_group_request
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_group_request_notices();
