CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Without accents and case. Immutable, so that it can be indexed: the dictionary is named in full.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));

CREATE INDEX profile_name_idx ON profile USING gin (folded(display_name || ' ' || username) gin_trgm_ops);
CREATE INDEX product_title_idx ON product USING gin (folded(title || ' ' || line) gin_trgm_ops);

-- The subjects that a post names: `tag` folded, `spelling` as written.
CREATE TABLE post_hashtag (
  post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
  tag text NOT NULL CHECK (char_length(tag) BETWEEN 1 AND 160),
  spelling text NOT NULL CHECK (char_length(spelling) BETWEEN 1 AND 80),
  PRIMARY KEY (post_id, tag)
);
CREATE INDEX post_hashtag_tag_idx ON post_hashtag (tag, post_id DESC);
CREATE INDEX post_hashtag_name_idx ON post_hashtag USING gin (tag gin_trgm_ops);

CREATE INDEX post_media_idx ON post (id DESC) WHERE jsonb_array_length(media) > 0;
