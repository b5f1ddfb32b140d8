import type { MediaServices } from '../services.ts';

const NAME = 'media-access';
// With its name and attributes a longer one is thrown away by browsers, without a word.
export const LONGEST_COOKIE = 3800;

type Place = Pick<MediaServices, 'publicUrl'>;

/** Keeps a token for the downloads of an account, where pages of other sites show its files. */
export function giveTokenCookie(
  place: Place,
  accountId: string,
  token: string,
  seconds: number,
): string {
  return `${NAME}=${token}; Max-Age=${seconds}; ${attributes(place, accountId)}`;
}

export function takeTokenCookie(place: Place, accountId: string): string {
  return `${NAME}=; Max-Age=0; ${attributes(place, accountId)}`;
}

/** The token of a download's `Cookie` header. */
export function readTokenCookie(header: string | undefined): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${NAME}=`));
  return pair?.trim().slice(NAME.length + 1) || null;
}

/** Over http browsers refuse what crosses sites; there, pages of the same host are all that is served. */
function attributes({ publicUrl }: Place, accountId: string): string {
  const crossing = publicUrl.startsWith('https:')
    ? 'SameSite=None; Secure; Partitioned'
    : 'SameSite=Lax';
  return `Path=/${accountId}/; HttpOnly; ${crossing}`;
}
