import type { Moment } from '@arquiba/contract/moment-views';

export const NEW_MOMENT_PATH = '/moments/novo';

/** Plays the moments of a person, from the first one that was not seen. */
export function personPath(username: string): string {
  return `/moments/${username}`;
}

export function momentPath({ id, author }: Pick<Moment, 'id' | 'author'>): string {
  return `${personPath(author.username)}/${id}`;
}
