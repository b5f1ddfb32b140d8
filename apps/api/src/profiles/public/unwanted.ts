import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { block } from '../blocks/tables.ts';
import { mute, mutedWord } from '../mutes/tables.ts';
import { profile } from '../tables.ts';

/** Whether the viewer has muted this profile at the moment. */
export function isMuted(viewer: SQLWrapper, now: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${mute}
    WHERE ${mute.mutedId} = ${profile.accountId} AND ${isInForce(mute, mute.muterId, viewer, now)})`;
}

/** Those of an array of profiles that the viewer has muted. */
export function mutedBy(viewer: SQLWrapper, now: SQLWrapper, ids: SQLWrapper): SQL {
  return sql`SELECT ${mute.mutedId} FROM ${mute}
    WHERE ${mute.mutedId} = ANY (${ids}) AND ${isInForce(mute, mute.muterId, viewer, now)}`;
}

/** Everyone that the viewer has blocked or muted, or that has blocked the viewer. */
export function unwantedPeople(viewer: SQLWrapper, now: SQLWrapper): SQL {
  return sql`SELECT ${block.blockedId} FROM ${block} WHERE ${block.blockerId} = ${viewer}::bigint
    UNION ALL SELECT ${block.blockerId} FROM ${block} WHERE ${block.blockedId} = ${viewer}::bigint
    UNION ALL SELECT ${mute.mutedId} FROM ${mute} WHERE ${isInForce(mute, mute.muterId, viewer, now)}`;
}

/** Whether the viewer has muted any words: only then are texts searched for them. */
export function mutesWords(viewer: SQLWrapper, now: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${mutedWord}
    WHERE ${isInForce(mutedWord, mutedWord.accountId, viewer, now)})`;
}

/** Whether a text has a word that the viewer has muted; whole words only, also as a hashtag. */
export function saysMutedWord(viewer: SQLWrapper, now: SQLWrapper, text: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${mutedWord}
    WHERE ${isInForce(mutedWord, mutedWord.accountId, viewer, now)}
      AND strpos(${words(sql`folded(${text})`)}, ${words(mutedWord.word)}) > 0)`;
}

function isInForce(
  { until }: typeof mute | typeof mutedWord,
  owner: SQLWrapper,
  viewer: SQLWrapper,
  now: SQLWrapper,
): SQL {
  return sql`${owner} = ${viewer}::bigint AND (${until} IS NULL OR ${until} > ${now}::timestamptz)`;
}

/** Words separated by single blanks, with a blank at both ends. */
function words(text: SQLWrapper): SQL {
  return sql`' ' || btrim(regexp_replace(${text}, '[^[:alnum:]_]+', ' ', 'g')) || ' '`;
}
