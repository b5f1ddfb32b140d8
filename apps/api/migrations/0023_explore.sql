-- Every subject once, however many posts name it: what is searched by name. Whether somebody may
-- hear of one is asked of its posts.
CREATE TABLE hashtag (
  tag text PRIMARY KEY CHECK (char_length(tag) BETWEEN 1 AND 160),
  spelling text NOT NULL CHECK (char_length(spelling) BETWEEN 1 AND 80)
);
INSERT INTO hashtag SELECT tag, mode() WITHIN GROUP (ORDER BY spelling) FROM post_hashtag GROUP BY tag;
CREATE INDEX hashtag_name_idx ON hashtag USING gin (tag gin_trgm_ops);
DROP INDEX post_hashtag_name_idx;

-- The subjects of the week, written anew by a job; never computed when they are read.
CREATE TABLE hashtag_trend (
  tag text PRIMARY KEY,
  spelling text NOT NULL,
  score real NOT NULL,
  accounts integer NOT NULL,
  posts integer NOT NULL,
  -- The highest it has been, and when: from then on it decays.
  peak real NOT NULL,
  peak_at timestamptz NOT NULL
);
CREATE INDEX hashtag_trend_idx ON hashtag_trend (score DESC, accounts DESC, posts DESC, tag);

-- Words that public posts are made of, for those who mistype one.
CREATE TABLE search_word (
  word text PRIMARY KEY CHECK (char_length(word) BETWEEN 4 AND 40)
);
CREATE INDEX search_word_idx ON search_word USING gin (word gin_trgm_ops);
INSERT INTO search_word
  SELECT DISTINCT word FROM post, regexp_split_to_table(folded(text), '[^a-z0-9]+') AS word
  WHERE audience = 'public' AND char_length(word) BETWEEN 4 AND 40;
