import type { DownloadAddress } from '@arquiba/media-contract/download-url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MediaServices } from '../services.ts';
import { isFresh } from './conditions.ts';

/**
 * Answers that were given a moment ago, and can be given again without a question to the database. Who
 * may have them is looked at each time, as is whether the content is still there: that has a name of its
 * own for each file and goes with it, so that a file which was deleted or replaced, by whatever
 * process, is not sent any more. After three seconds the database is asked again.
 */
export interface WarmAnswers {
  /** Whether it has answered. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Once the answer has all its headers; it must be one for everybody. */
  keep(request: FastifyRequest, reply: FastifyReply, picture: WarmPicture): void;
}

export interface WarmPicture {
  address: DownloadAddress;
  /** Of the content of the file that the address names. */
  contentKey: string;
  /** The name of the derivative. */
  name: string;
  version: Parameters<typeof isFresh>[1];
}

interface Kept extends WarmPicture {
  /** Names and values alternately; all but those of the request itself. */
  headers: string[];
}

type Looked = Pick<MediaServices, 'downloadRules' | 'storage' | 'derivatives'>;

const KEPT_MS = 3_000;
const MOST = 2_000;
const OF_REQUEST = 'x-request-id';
const OF_BODY = new Set(['content-length', 'content-type', 'content-disposition']);

export function createWarmAnswers({ downloadRules, storage, derivatives }: Looked): WarmAnswers {
  const kept = new LRUCache<string, Kept>({ max: MOST, ttl: KEPT_MS });

  function find(name: string): Kept | null {
    const found = kept.get(name);
    if (!found) return null;
    if (storage.isThere?.(found.contentKey)) {
      return downloadRules.isPublicNow(found.address) ? found : null;
    }
    kept.delete(name);
    return null;
  }

  return {
    answer(request, reply) {
      const { method } = request;
      if ((method !== 'GET' && method !== 'HEAD') || request.headers.origin) return false;
      const found = find(nameOf(request));
      if (!found) return false;
      if (isFresh(request, found.version)) {
        send(reply, 304, withoutBody(found.headers));
        return true;
      }
      const bytes = derivatives.recall(found.name);
      if (!bytes) return false;
      send(reply, 200, found.headers, method === 'HEAD' ? undefined : bytes);
      return true;
    },

    keep(request, reply, picture) {
      if (!storage.isThere || request.method !== 'GET' || request.headers.origin) return;
      const headers = Object.entries(reply.getHeaders()).flatMap(([header, value]) =>
        header === OF_REQUEST ? [] : [header, String(value)],
      );
      kept.set(nameOf(request), { ...picture, headers });
    },
  };
}

/** Beside the framework, whose way to the same bytes costs as much again. */
function send(reply: FastifyReply, status: number, headers: string[], bytes?: Buffer): void {
  const id = reply.getHeader(OF_REQUEST);
  reply.hijack();
  reply.raw.writeHead(status, id ? [...headers, OF_REQUEST, String(id)] : headers).end(bytes);
}

/** A picture may depend on what the caller accepts. */
function nameOf({ raw }: FastifyRequest): string {
  return `${raw.headers.accept ?? ''}\n${raw.url}`;
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, at) => !OF_BODY.has(headers[at - (at % 2)] ?? ''));
}
