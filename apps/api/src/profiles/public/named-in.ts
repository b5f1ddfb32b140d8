import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The usernames in a text that lead the viewer to somebody, in lower case; where a mention begins and
 * ends `linkify` decides. A name that was left counts as long as it is kept for whoever had it.
 */
export function namedIn(text: SQLWrapper, viewer: SQLWrapper): SQL<string[]> {
  const names = sql`ARRAY(SELECT rtrim(lower(found[1]), '.')
    FROM regexp_matches(${text}, '@([a-z0-9_.]{3,30})', 'gi') AS found)`;
  const shown = sql`NOT named.hidden AND NOT EXISTS (SELECT FROM block
    WHERE blocker_id = named.account_id AND blocked_id = ${viewer}::bigint)`;
  return sql<string[]>`CASE WHEN strpos(${text}, '@') = 0 THEN '{}' ELSE ARRAY(
    SELECT named.username FROM profile AS named
    WHERE named.username = ANY (${names}) AND ${shown}
    UNION SELECT former.username FROM former_username AS former
    JOIN profile AS named ON named.account_id = former.account_id
    WHERE former.username = ANY (${names}) AND ${shown}) END`;
}
