import { MediaError } from '@arquiba/media-contract/errors';

/** The value of a parameter under any of its names; of several, the last. An empty name list has none. */
export function readText(query: URLSearchParams, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = query.getAll(name).at(-1);
    if (value !== undefined) return value;
  }
  return null;
}

export function readNumber(
  query: URLSearchParams,
  names: readonly [string, ...string[]],
  { minimum, maximum, decimals = false }: { minimum: number; maximum: number; decimals?: boolean },
): number | null {
  const text = readText(query, ...names);
  if (text === null) return null;
  const shape = decimals ? /^\d{1,10}(\.\d{1,4})?$/ : /^\d{1,10}$/;
  const value = shape.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  const kind = decimals ? 'um número' : 'um número inteiro';
  throw invalid(givenName(query, names), `deve ser ${kind} de ${minimum} a ${maximum}`);
}

export function readWord<const W extends string>(
  query: URLSearchParams,
  names: readonly [string, ...string[]],
  words: readonly W[],
): W | null {
  const text = readText(query, ...names);
  if (text === null) return null;
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw invalid(givenName(query, names), `deve ser um destes: ${words.join(', ')}`);
}

/** A switch; its bare name turns it on. */
export function readSwitch(
  query: URLSearchParams,
  names: readonly [string, ...string[]],
): boolean | null {
  const text = readText(query, ...names);
  if (text === null) return null;
  if (text === 'true' || text === '1' || text === '') return true;
  if (text === 'false' || text === '0') return false;
  throw invalid(givenName(query, names), 'deve ser true ou false');
}

export function invalid(parameter: string, rule: string): MediaError {
  return new MediaError('invalid_parameter', {
    message: `O parâmetro "${parameter}" ${rule}.`,
    details: { parameter },
  });
}

function givenName(query: URLSearchParams, names: readonly [string, ...string[]]): string {
  return names.find((name) => query.has(name)) ?? names[0];
}
