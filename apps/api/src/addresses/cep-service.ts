import { ufOfCep } from '@arquiba/brazil/cep';
import { parseUf } from '@arquiba/brazil/uf';
import { ADDRESS_MAX_CHARACTERS } from '@arquiba/contract/addresses';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { CepFinder, FoundCep } from '../platform/ports/cep-finder.ts';

export interface CepServiceOptions {
  /** URL for one CEP, with `{cep}` in place of its eight digits. */
  url: string;
  clock: Clock;
  log: Logger;
  /** Time limit for the whole answer. */
  answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 2000;
const MOST_BYTES = 16 * 1024;
const KEPT_FOR_MS = 24 * 60 * 60_000;
const MOST_KEPT = 10_000;
const MOST_AT_ONCE = 8;

/** A public service with the format of ViaCEP. Any failure there means that the CEP is not found. */
export function createCepService(options: CepServiceOptions): CepFinder {
  const { clock, log } = options;
  const kept = new LRUCache<string, { place: FoundCep | null; until: number }>({ max: MOST_KEPT });
  let underWay = 0;

  return {
    async find(cep) {
      const now = clock.now().getTime();
      const known = kept.get(cep);
      if (known && known.until > now) return known.place;
      kept.delete(cep);
      if (ufOfCep(cep) === null || underWay >= MOST_AT_ONCE) return null;
      underWay += 1;
      try {
        const place = readPlace(await ask(options, cep));
        kept.set(cep, { place, until: now + KEPT_FOR_MS });
        return place;
      } catch (err) {
        log.warn({ err }, 'the CEP service gave no usable answer');
        return null;
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function ask({ url, answerWithinMs }: CepServiceOptions, cep: string): Promise<unknown> {
  if (!/^\d{8}$/.test(cep)) throw new RangeError('A CEP has eight digits.');
  const response = await fetch(url.replace('{cep}', cep), {
    headers: { accept: 'application/json' },
    // Redirects are refused: only the configured host is called.
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs ?? ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The CEP service answered ${response.status}.`);
  return JSON.parse(await readLimited(response));
}

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The answer of the CEP service is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for a CEP that the service does not know; throws if the answer is invalid. */
function readPlace(answer: unknown): FoundCep | null {
  if (typeof answer !== 'object' || answer === null) throw new Error('The answer is no object.');
  const { erro, logradouro, bairro, localidade, uf: written } = answer as Record<string, unknown>;
  if (erro === true || erro === 'true') return null;
  const uf = typeof written === 'string' ? parseUf(written) : null;
  const city = readLine(localidade, ADDRESS_MAX_CHARACTERS.city);
  if (!uf || city === '') throw new Error('The answer names no city.');
  return {
    road: readLine(logradouro, ADDRESS_MAX_CHARACTERS.road),
    district: readLine(bairro, ADDRESS_MAX_CHARACTERS.district),
    ...{ city, uf },
  };
}

/** One line of text; empty for any other value, and in towns with one CEP for all roads. */
function readLine(value: unknown, most: number): string {
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return '';
  const line = value.trim();
  return line.length <= most && line.isWellFormed() ? line : '';
}
