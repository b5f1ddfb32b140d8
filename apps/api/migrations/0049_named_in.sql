-- The usernames in a text that lead a viewer to somebody. A function, as what is part of a statement is made ready
-- each time it runs, and few texts name anybody.
CREATE FUNCTION named_in(written text, viewer bigint) RETURNS text[] STABLE LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY(
    SELECT rtrim(lower(mention[1]), '.') FROM regexp_matches(written, '@([a-z0-9_.]{3,30})', 'gi') AS mention
  );
BEGIN
  RETURN ARRAY(
    SELECT username FROM (
      SELECT username, account_id FROM profile WHERE username = ANY (names)
      UNION SELECT username, account_id FROM former_username WHERE username = ANY (names)
    ) AS name
    WHERE EXISTS (SELECT FROM profile WHERE profile.account_id = name.account_id AND NOT hidden)
      AND NOT EXISTS (SELECT FROM block WHERE blocker_id = name.account_id AND blocked_id = viewer)
    ORDER BY username
  );
END $$;
