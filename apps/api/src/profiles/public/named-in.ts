import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The usernames in a text that lead the viewer to a profile, in lower case; `linkify` decides where a mention
 * begins and ends. A former username counts as long as it is reserved for its last owner.
 */
export function namedIn(text: SQLWrapper, viewer: SQLWrapper): SQL<string[]> {
  return sql<string[]>`CASE WHEN strpos(${text}, '@') = 0 THEN '{}'
    ELSE named_in(${text}, ${viewer}::bigint) END`;
}
