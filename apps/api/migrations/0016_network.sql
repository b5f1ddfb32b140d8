-- Who wants nothing to do with whom. Both ways: neither sees the other.
CREATE TABLE block (
  blocker_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  blocked_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
CREATE INDEX block_blocked_idx ON block (blocked_id, blocker_id);

-- Whose posts someone does not want in lists, for a time or until they say otherwise.
CREATE TABLE mute (
  muter_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  muted_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (muter_id, muted_id),
  CHECK (muter_id <> muted_id)
);
CREATE INDEX mute_muted_idx ON mute (muted_id);

-- `word` is folded, as it is compared; `spelling` as it was typed.
CREATE TABLE muted_word (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  word text NOT NULL CHECK (char_length(word) BETWEEN 1 AND 120),
  spelling text NOT NULL CHECK (char_length(spelling) BETWEEN 1 AND 60),
  until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, word)
);

ALTER TABLE post
  ADD COLUMN audience text NOT NULL DEFAULT 'public' CHECK (audience IN ('public', 'followers', 'self')),
  ADD COLUMN comments_by text NOT NULL DEFAULT 'everyone'
    CHECK (comments_by IN ('everyone', 'followers', 'mentioned', 'nobody')),
  ADD COLUMN quotable boolean NOT NULL DEFAULT true,
  ADD COLUMN place text NOT NULL DEFAULT '' CHECK (char_length(place) <= 80),
  ADD COLUMN edited_at timestamptz,
  -- A repost says nothing of its own and goes with what it repeats.
  ADD COLUMN repost_of bigint REFERENCES post ON DELETE CASCADE,
  -- A quote stays when what it quotes is gone; `quotes` remembers that it had one.
  ADD COLUMN quote_of bigint REFERENCES post ON DELETE SET NULL,
  ADD COLUMN quotes boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT post_check,
  ADD CONSTRAINT post_says_something
    CHECK (text <> '' OR jsonb_array_length(media) > 0 OR repost_of IS NOT NULL),
  ADD CONSTRAINT post_repost_is_bare CHECK (repost_of IS NULL OR (text = '' AND NOT quotes));
CREATE UNIQUE INDEX post_repost_idx ON post (repost_of, author_id) WHERE repost_of IS NOT NULL;
CREATE INDEX post_quote_idx ON post (quote_of, id DESC) WHERE quote_of IS NOT NULL;

-- Searched without accents and by the stem of each word.
CREATE TEXT SEARCH CONFIGURATION portuguese_folded (COPY = pg_catalog.portuguese);
ALTER TEXT SEARCH CONFIGURATION portuguese_folded
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.portuguese_stem;
CREATE INDEX post_search_idx ON post USING gin (to_tsvector('public.portuguese_folded', text))
  WHERE audience = 'public' AND repost_of IS NULL;

-- Counters change often and stay apart, so that they never rewrite the wide row. Triggers keep them:
-- they hold whichever way a row comes or goes, also when an account takes its likes along.
CREATE TABLE post_stat (
  post_id bigint PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  comments integer NOT NULL DEFAULT 0 CHECK (comments >= 0),
  shares integer NOT NULL DEFAULT 0 CHECK (shares >= 0),
  sends integer NOT NULL DEFAULT 0 CHECK (sends >= 0),
  saves integer NOT NULL DEFAULT 0 CHECK (saves >= 0)
);
INSERT INTO post_stat (post_id) SELECT id FROM post;

ALTER TABLE profile ADD COLUMN pinned_post_id bigint REFERENCES post ON DELETE SET NULL;
CREATE INDEX profile_pinned_idx ON profile (pinned_post_id) WHERE pinned_post_id IS NOT NULL;
-- By audience, because a count that includes what one may not see tells that it exists.
ALTER TABLE profile_stat
  ADD COLUMN posts integer NOT NULL DEFAULT 0 CHECK (posts >= 0),
  ADD COLUMN follower_posts integer NOT NULL DEFAULT 0 CHECK (follower_posts >= 0);
UPDATE profile_stat SET posts = counted.posts
  FROM (SELECT author_id, count(*) AS posts FROM post GROUP BY author_id) AS counted
  WHERE account_id = author_id;

CREATE TABLE reaction (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, account_id)
);
CREATE INDEX reaction_account_idx ON reaction (account_id, post_id DESC);

CREATE TABLE collection (
  id bigint PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX collection_name_idx ON collection (account_id, folded(name));

CREATE TABLE bookmark (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  collection_id bigint REFERENCES collection ON DELETE SET NULL,
  -- Time-ordered: what was saved last stands first.
  saved_id bigint NOT NULL,
  PRIMARY KEY (account_id, post_id)
);
CREATE INDEX bookmark_newest_idx ON bookmark (account_id, saved_id DESC);
CREATE INDEX bookmark_collection_idx ON bookmark (collection_id, saved_id DESC) WHERE collection_id IS NOT NULL;
CREATE INDEX bookmark_post_idx ON bookmark (post_id);

CREATE TABLE comment (
  id bigint PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  -- The comment at the top of its thread; threads are two levels deep.
  parent_id bigint REFERENCES comment ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  -- Hidden by the author of the post: only they and its own author see it.
  hidden boolean NOT NULL DEFAULT false,
  edited_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX comment_post_idx ON comment (post_id, id) WHERE parent_id IS NULL;
CREATE INDEX comment_parent_idx ON comment (parent_id, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comment_whole_post_idx ON comment (post_id);
CREATE INDEX comment_author_idx ON comment (author_id, id DESC);

CREATE TABLE comment_stat (
  comment_id bigint PRIMARY KEY REFERENCES comment ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  replies integer NOT NULL DEFAULT 0 CHECK (replies >= 0)
);

CREATE TABLE comment_like (
  comment_id bigint NOT NULL REFERENCES comment ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, account_id)
);
CREATE INDEX comment_like_account_idx ON comment_like (account_id);

CREATE TABLE poll (
  post_id bigint PRIMARY KEY REFERENCES post ON DELETE CASCADE,
  closes_at timestamptz NOT NULL,
  multiple boolean NOT NULL DEFAULT false
);
CREATE TABLE poll_option (
  post_id bigint NOT NULL REFERENCES poll ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 5),
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 80),
  votes integer NOT NULL DEFAULT 0 CHECK (votes >= 0),
  PRIMARY KEY (post_id, position)
);
CREATE TABLE poll_vote (
  post_id bigint NOT NULL,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (post_id, account_id, position),
  FOREIGN KEY (post_id, position) REFERENCES poll_option ON DELETE CASCADE
);
CREATE INDEX poll_vote_account_idx ON poll_vote (account_id);
CREATE INDEX poll_vote_option_idx ON poll_vote (post_id, position);

-- People in the pictures, and people named with @ in the text.
CREATE TABLE tagged_person (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  PRIMARY KEY (post_id, account_id)
);
CREATE INDEX tagged_person_account_idx ON tagged_person (account_id, post_id DESC);
CREATE TABLE post_mention (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  PRIMARY KEY (post_id, account_id)
);
CREATE INDEX post_mention_account_idx ON post_mention (account_id, post_id DESC);

-- What a post said before each change, and until when.
CREATE TABLE post_edit (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  replaced_at timestamptz NOT NULL,
  text text NOT NULL,
  media jsonb NOT NULL,
  PRIMARY KEY (post_id, replaced_at)
);

CREATE TABLE not_interested (
  account_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES profile ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);
CREATE INDEX not_interested_post_idx ON not_interested (post_id);
CREATE INDEX not_interested_author_idx ON not_interested (author_id);

CREATE FUNCTION count_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET likes = likes + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER reaction_added AFTER INSERT ON reaction
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reaction();
CREATE TRIGGER reaction_removed AFTER DELETE ON reaction
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reaction();

CREATE FUNCTION count_bookmark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET saves = saves + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY post_id) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER bookmark_added AFTER INSERT ON bookmark
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bookmark();
CREATE TRIGGER bookmark_removed AFTER DELETE ON bookmark
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_bookmark();

CREATE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_stat SET comments = comments + change
    FROM (SELECT post_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY post_id) AS counted
    WHERE post_id = id;
  UPDATE comment_stat SET replies = replies + change
    FROM (SELECT parent_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE parent_id IS NOT NULL GROUP BY parent_id) AS counted
    WHERE comment_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_added AFTER INSERT ON comment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment();
CREATE TRIGGER comment_removed AFTER DELETE ON comment
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment();

CREATE FUNCTION count_comment_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comment_stat SET likes = likes + change
    FROM (SELECT comment_id AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY comment_id) AS counted
    WHERE comment_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER comment_like_added AFTER INSERT ON comment_like
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_like();
CREATE TRIGGER comment_like_removed AFTER DELETE ON comment_like
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_like();

CREATE FUNCTION count_poll_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE poll_option SET votes = votes + change
    FROM (SELECT post_id AS id, position AS chosen, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed GROUP BY post_id, position) AS counted
    WHERE post_id = id AND position = chosen;
  RETURN NULL;
END $$;
CREATE TRIGGER poll_vote_added AFTER INSERT ON poll_vote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_poll_vote();
CREATE TRIGGER poll_vote_removed AFTER DELETE ON poll_vote
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_poll_vote();

-- A post counts for its author, and a repost or a quote for what it shares.
CREATE FUNCTION count_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profile_stat SET posts = posts + open, follower_posts = follower_posts + closed
    FROM (SELECT author_id AS id,
        (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*) FILTER (WHERE audience = 'public') AS open,
        (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*) FILTER (WHERE audience = 'followers') AS closed
      FROM changed WHERE repost_of IS NULL GROUP BY author_id) AS counted
    WHERE account_id = id;
  UPDATE post_stat SET shares = shares + change
    FROM (SELECT coalesce(repost_of, quote_of) AS id, (CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END) AS change
      FROM changed WHERE repost_of IS NOT NULL OR quote_of IS NOT NULL GROUP BY 1) AS counted
    WHERE post_id = id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_added AFTER INSERT ON post
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post();
CREATE TRIGGER post_removed AFTER DELETE ON post
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post();
