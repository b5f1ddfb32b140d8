import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mute, mutedWord, profile } from '../tables.ts';

/** Whether the viewer has muted this profile at the moment. */
export function isMuted(viewer: SQLWrapper, now: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${mute}
    WHERE ${mute.muterId} = ${viewer}::bigint AND ${mute.mutedId} = ${profile.accountId}
      AND (${mute.until} IS NULL OR ${mute.until} > ${now}::timestamptz))`;
}

/** Whether a text says a word that the viewer has muted; whole words only, also as a hashtag. */
export function saysMutedWord(viewer: SQLWrapper, now: SQLWrapper, text: SQLWrapper): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${mutedWord}
    WHERE ${mutedWord.accountId} = ${viewer}::bigint
      AND (${mutedWord.until} IS NULL OR ${mutedWord.until} > ${now}::timestamptz)
      AND strpos(${words(sql`folded(${text})`)}, ${words(mutedWord.word)}) > 0)`;
}

/** Words between single blanks, with a blank around them. */
function words(text: SQLWrapper): SQL {
  return sql`' ' || btrim(regexp_replace(${text}, '[^[:alnum:]_]+', ' ', 'g')) || ' '`;
}
