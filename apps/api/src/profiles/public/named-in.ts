import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The usernames in a text that lead the viewer to somebody, in lower case; where a mention begins and
 * ends `linkify` decides. A name that was left counts as long as it is kept for whoever had it.
 */
export function namedIn(text: SQLWrapper, viewer: SQLWrapper): SQL<string[]> {
  return sql<string[]>`CASE WHEN strpos(${text}, '@') = 0 THEN '{}'
    ELSE named_in(${text}, ${viewer}::bigint) END`;
}
