import { POLL_MAX_DAYS, POLL_MIN_MINUTES } from '@arquiba/contract/posts';

const LEAST = 2;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Option {
  label: string;
  picture: object | null;
}

/** The error of each option of a poll. Empty options are allowed if two others are filled in. */
export function pollErrors(options: readonly Option[]): (string | undefined)[] {
  const names = options.map(({ label }) => label.trim().toLowerCase());
  const missing = LEAST - names.filter(Boolean).length;
  let empty = 0;
  return names.map((name, at) => {
    if (name === '') {
      empty += 1;
      return empty <= missing || options[at]?.picture ? `Escreva a opção ${at + 1}` : undefined;
    }
    const same = names.indexOf(name);
    return same < at ? `A opção ${at + 1} é igual à opção ${same + 1}` : undefined;
  });
}

/** What is wrong with the time at which a poll closes that is published at another time. */
export function closingError(closesAt: string | null, publishedAt: number): string | undefined {
  if (closesAt === null) return undefined;
  const open = Date.parse(closesAt) - publishedAt;
  if (open < POLL_MIN_MINUTES * MINUTE_MS) {
    return `A enquete fica aberta por ${POLL_MIN_MINUTES} minutos ou mais`;
  }
  return open > POLL_MAX_DAYS * DAY_MS
    ? `A enquete fica aberta por no máximo ${POLL_MAX_DAYS} dias`
    : undefined;
}
