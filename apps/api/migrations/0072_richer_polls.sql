-- Ten options, each with a picture if wanted; when the result is shown, whether a vote may change, and whether
-- everyone sees who voted for what.
ALTER TABLE poll
  ADD COLUMN results text NOT NULL DEFAULT 'always' CHECK (results IN ('always', 'voted')),
  ADD COLUMN changeable boolean NOT NULL DEFAULT true,
  ADD COLUMN anonymous boolean NOT NULL DEFAULT true;
ALTER TABLE poll_option
  DROP CONSTRAINT poll_option_position_check,
  ADD CONSTRAINT poll_option_position_check CHECK (position BETWEEN 0 AND 9),
  ADD COLUMN picture jsonb CHECK (
    picture IS NULL OR coalesce(picture->>'path' LIKE '/posts/%' AND picture->>'mime' LIKE 'image/%', false));

-- For the list of the people who chose an option.
CREATE INDEX poll_vote_voters_idx ON poll_vote (post_id, position, account_id);
DROP INDEX poll_vote_option_idx;

-- Drafts have an option as an object, and the new choices.
UPDATE draft SET content = jsonb_set(content, '{poll}', content->'poll' || jsonb_build_object(
    'options', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('label', label, 'picture', null) ORDER BY place), '[]')
      FROM jsonb_array_elements_text(content->'poll'->'options') WITH ORDINALITY AS option (label, place)),
    'closesAt', null, 'results', 'always', 'changeable', true, 'anonymous', true))
  WHERE jsonb_typeof(content->'poll') = 'object';
