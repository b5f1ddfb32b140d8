import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid, readNumber, readSwitch, readText, readWord } from './read-parameter.ts';

/** What every download takes, whatever is made of the file; each name in both of its spellings. */
export interface CommonParameters {
  /** The `Cache-Control` of a success. */
  cacheControl: string;
  /** For how long it may be kept that there is no such file. */
  secondsForMissing: number;
  download: boolean;
  /** Only what is there already; nothing is made. */
  cacheOnly: boolean;
  /** The part of a transformation that yields several; `/` is the whole. */
  artifact: string;
}

const YEAR_S = 365 * 24 * 60 * 60;
// Longer than anyone keeps anything; whatever is above a year is a year.
const ANY_SECONDS = { minimum: 0, maximum: 9_999_999_999 };

export function readCommon(query: URLSearchParams): CommonParameters {
  // Our derivatives are named by their content, so that they are never stale: what is kept for good
  // is ours to decide.
  readWord(query, ['cache_perm', 'cache-perm'], ['true', 'false', 'auto']);
  if (query.has('enc')) {
    throw invalid('enc', 'não é aceito aqui: parâmetros cifrados não podem ser lidos');
  }
  const missing = readNumber(query, ['cache_ttl_404', 'cache-ttl-404'], ANY_SECONDS) ?? 0;
  return {
    cacheControl: cacheControl(query),
    secondsForMissing: Math.min(missing, YEAR_S),
    download: readSwitch(query, ['download']) ?? false,
    cacheOnly: readSwitch(query, ['cache_only', 'cache-only']) ?? false,
    artifact: readText(query, 'artifact', 'a') ?? '/',
  };
}

/** An address with a version never changes its content; any other may, and is asked about again. */
function cacheControl(query: URLSearchParams): string {
  const seconds = readNumber(query, ['cache_ttl', 'cache-ttl'], ANY_SECONDS);
  if (readSwitch(query, ['cache']) === false) return 'no-store';
  if (seconds !== null) return `public, max-age=${Math.min(seconds, YEAR_S)}`;
  return query.has('v') || query.has('version')
    ? `public, max-age=${YEAR_S}, immutable`
    : 'public, max-age=300, stale-while-revalidate=3600';
}

/** Files as they are and pictures are whole. */
export function refuseArtifact({ artifact }: CommonParameters): void {
  if (artifact === '/' || artifact === '') return;
  throw new MediaError('not_found', {
    message: 'Este arquivo não tem partes: o parâmetro "artifact" não leva a nada.',
    details: { parameter: 'artifact' },
  });
}

const missing = new WeakMap<FastifyRequest, number>();

/** Lets caches remember that a file is missing, where the address says so. */
export function allowMissing(request: FastifyRequest, { secondsForMissing }: CommonParameters) {
  if (secondsForMissing > 0) missing.set(request, secondsForMissing);
}

export async function keepMissing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = reply.statusCode === 404 && missing.get(request);
  if (seconds) reply.header('cache-control', `public, max-age=${seconds}`);
}
