-- What somebody did who is hidden (blocked by the operator, or deleted) is kept and counted nowhere.
-- `counted` says so in the row itself: whoever removes it knows whether a counter has it.
ALTER TABLE reaction ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE bookmark ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE post_send ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE poll_vote ADD COLUMN counted boolean NOT NULL DEFAULT true;
ALTER TABLE comment_like ADD COLUMN counted boolean NOT NULL DEFAULT true;
-- A reply also goes uncounted with whoever began its thread, for it is read there only.
ALTER TABLE comment ADD COLUMN counted boolean NOT NULL DEFAULT true;
-- As a repost or a quote, for what it shares.
ALTER TABLE post ADD COLUMN counted boolean NOT NULL DEFAULT true;

CREATE INDEX post_shared_by_idx ON post (author_id) WHERE repost_of IS NOT NULL OR quote_of IS NOT NULL;
CREATE INDEX comment_hidden_reply_idx ON comment (parent_id) WHERE hidden AND parent_id IS NOT NULL;

-- Nobody is hidden while what they do is being written down.
CREATE FUNCTION counted_if_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NOT hidden INTO NEW.counted FROM profile WHERE account_id = NEW.account_id FOR SHARE;
  NEW.counted := coalesce(NEW.counted, true);
  RETURN NEW;
END $$;
CREATE TRIGGER reaction_counted BEFORE INSERT ON reaction FOR EACH ROW EXECUTE FUNCTION counted_if_shown();
CREATE TRIGGER bookmark_counted BEFORE INSERT ON bookmark FOR EACH ROW EXECUTE FUNCTION counted_if_shown();
CREATE TRIGGER post_send_counted BEFORE INSERT ON post_send FOR EACH ROW EXECUTE FUNCTION counted_if_shown();
CREATE TRIGGER poll_vote_counted BEFORE INSERT ON poll_vote FOR EACH ROW EXECUTE FUNCTION counted_if_shown();
CREATE TRIGGER comment_like_counted BEFORE INSERT ON comment_like FOR EACH ROW EXECUTE FUNCTION counted_if_shown();

CREATE FUNCTION counted_if_author_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT NOT hidden INTO NEW.counted FROM profile WHERE account_id = NEW.author_id FOR SHARE;
  NEW.counted := coalesce(NEW.counted, true);
  RETURN NEW;
END $$;
CREATE TRIGGER post_counted BEFORE INSERT ON post FOR EACH ROW
  WHEN (NEW.repost_of IS NOT NULL OR NEW.quote_of IS NOT NULL)
  EXECUTE FUNCTION counted_if_author_shown();

CREATE FUNCTION counted_if_thread_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT bool_and(NOT hidden) INTO NEW.counted FROM (
    SELECT hidden FROM profile
    WHERE account_id IN (NEW.author_id, (SELECT author_id FROM comment WHERE id = NEW.parent_id))
    ORDER BY account_id FOR SHARE) AS people;
  NEW.counted := coalesce(NEW.counted, true);
  RETURN NEW;
END $$;
CREATE TRIGGER comment_counted BEFORE INSERT ON comment FOR EACH ROW EXECUTE FUNCTION counted_if_thread_shown();

CREATE OR REPLACE FUNCTION count_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET likes = likes + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_bookmark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET saves = saves + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_post_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET sends = sends + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_poll_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE poll_option SET votes = votes + change
    FROM (SELECT post_id AS id, position AS chosen, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted GROUP BY post_id, position) AS counted
    WHERE post_id = id AND position = chosen;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_comment_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comment_stat SET likes = likes + change
    FROM (SELECT comment_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted GROUP BY comment_id) AS counted
    WHERE comment_id = id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profile_stat SET posts = posts + open, follower_posts = follower_posts + closed
    FROM (SELECT author_id AS id,
        (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*) FILTER (WHERE audience = 'public') AS open,
        (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*) FILTER (WHERE audience = 'followers') AS closed
      FROM changed WHERE repost_of IS NULL GROUP BY author_id) AS counted
    WHERE account_id = id;
  UPDATE post_stat SET shares = shares + change
    FROM (SELECT coalesce(repost_of, quote_of) AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted AND (repost_of IS NOT NULL OR quote_of IS NOT NULL) GROUP BY 1) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;

-- Replies as those see them who see the thread: of a thread that is hidden as a whole all of them, else
-- those that are not hidden by themselves. The rows are locked before they are counted, so that what
-- others count meanwhile is not lost.
CREATE FUNCTION count_replies_anew(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comment_stat WHERE comment_id = ANY (ids) ORDER BY comment_id FOR UPDATE;
  UPDATE comment_stat SET replies = (SELECT count(*) FROM comment AS reply JOIN comment AS top ON top.id = reply.parent_id
      WHERE reply.parent_id = comment_stat.comment_id AND reply.counted AND (NOT reply.hidden OR top.hidden))
    WHERE comment_id = ANY (ids);
END $$;

CREATE OR REPLACE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET comments = comments + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE counted AND NOT hidden GROUP BY post_id) AS counted
    WHERE post_id = id;
  IF TG_OP = 'DELETE' THEN
    PERFORM count_replies_anew(array_agg(DISTINCT parent_id)) FROM changed WHERE parent_id IS NOT NULL;
  ELSE
    UPDATE comment_stat SET replies = replies + change
      FROM (SELECT parent_id AS id, count(*) AS change
        FROM changed WHERE counted AND parent_id IS NOT NULL GROUP BY parent_id) AS counted
      WHERE comment_id = id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_hidden_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET comments = comments + change
    FROM (SELECT shown.post_id AS id,
        sum((shown.counted AND NOT shown.hidden)::integer - (before.counted AND NOT before.hidden)::integer) AS change
      FROM shown JOIN before USING (id) GROUP BY shown.post_id) AS counted
    WHERE post_id = id AND change <> 0;
  PERFORM count_replies_anew(array_agg(DISTINCT shown.parent_id)) FROM shown JOIN before USING (id)
    WHERE shown.parent_id IS NOT NULL AND (shown.counted <> before.counted OR shown.hidden <> before.hidden);
  RETURN NULL;
END $$;

-- Takes all that an account did out of the counters, or back into them. Whether it is hidden stands
-- in its profile by then. First the rows are locked, as by whoever deletes them, and then counters.
CREATE FUNCTION count_acts_of(account bigint, shown boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time: a reply depends on two people.
  PERFORM pg_advisory_xact_lock(hashtextextended('count_acts_of', 0));
  PERFORM FROM post WHERE author_id = account AND (repost_of IS NOT NULL OR quote_of IS NOT NULL) ORDER BY id FOR UPDATE;
  PERFORM FROM comment WHERE author_id = account ORDER BY id FOR UPDATE;
  PERFORM FROM comment_like WHERE account_id = account FOR UPDATE;
  PERFORM FROM reaction WHERE account_id = account FOR UPDATE;
  PERFORM FROM bookmark WHERE account_id = account FOR UPDATE;
  PERFORM FROM post_send WHERE account_id = account FOR UPDATE;
  PERFORM FROM poll_vote WHERE account_id = account FOR UPDATE;

  WITH change AS (
    SELECT id, sum(likes) AS likes, sum(saves) AS saves, sum(sends) AS sends, sum(shares) AS shares FROM (
      SELECT post_id AS id, 1 AS likes, 0 AS saves, 0 AS sends, 0 AS shares
        FROM reaction WHERE account_id = account AND counted <> shown
      UNION ALL SELECT post_id, 0, 1, 0, 0 FROM bookmark WHERE account_id = account AND counted <> shown
      UNION ALL SELECT post_id, 0, 0, 1, 0 FROM post_send WHERE account_id = account AND counted <> shown
      UNION ALL SELECT coalesce(repost_of, quote_of), 0, 0, 0, 1 FROM post
        WHERE author_id = account AND (repost_of IS NOT NULL OR quote_of IS NOT NULL) AND counted <> shown
    ) AS act GROUP BY id
  ), locked AS (
    SELECT post_id AS id FROM post_stat WHERE post_id IN (SELECT id FROM change) ORDER BY post_id FOR UPDATE
  ), step AS (SELECT CASE WHEN shown THEN 1 ELSE -1 END AS way)
  UPDATE post_stat AS stat SET likes = stat.likes + way * change.likes, saves = stat.saves + way * change.saves,
      sends = stat.sends + way * change.sends, shares = stat.shares + way * change.shares
    FROM step, change JOIN locked USING (id) WHERE stat.post_id = change.id;

  UPDATE poll_option AS option SET votes = votes + CASE WHEN shown THEN 1 ELSE -1 END
    FROM poll_vote AS vote
    WHERE vote.account_id = account AND vote.counted <> shown
      AND option.post_id = vote.post_id AND option.position = vote.position;
  UPDATE comment_stat AS stat SET likes = likes + CASE WHEN shown THEN 1 ELSE -1 END
    FROM comment_like AS liked
    WHERE liked.account_id = account AND liked.counted <> shown AND stat.comment_id = liked.comment_id;

  UPDATE reaction SET counted = shown WHERE account_id = account AND counted <> shown;
  UPDATE bookmark SET counted = shown WHERE account_id = account AND counted <> shown;
  UPDATE post_send SET counted = shown WHERE account_id = account AND counted <> shown;
  UPDATE poll_vote SET counted = shown WHERE account_id = account AND counted <> shown;
  UPDATE comment_like SET counted = shown WHERE account_id = account AND counted <> shown;
  UPDATE post SET counted = shown
    WHERE author_id = account AND (repost_of IS NOT NULL OR quote_of IS NOT NULL) AND counted <> shown;
  UPDATE comment SET counted = NOT counted
    WHERE (author_id = account OR parent_id IN (SELECT id FROM comment WHERE author_id = account))
      AND counted = EXISTS (SELECT FROM profile WHERE hidden AND account_id IN (
        comment.author_id, (SELECT top.author_id FROM comment AS top WHERE top.id = comment.parent_id)));
END $$;

SELECT count_acts_of(account_id, false) FROM profile WHERE hidden;
SELECT count_replies_anew(array_agg(DISTINCT parent_id)) FROM comment WHERE hidden AND parent_id IS NOT NULL;
