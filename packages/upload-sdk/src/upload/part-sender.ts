import { callApi } from '../call-api.ts';
import type { ClientConfig } from '../config.ts';
import { UnexpectedAnswerError } from '../errors.ts';
import type { PartCompleted, UploadPart } from '../protocol.ts';
import { type RetryRules, withRetries } from '../with-retries.ts';
import type { createProgress } from './progress.ts';
import { putPart } from './put-part.ts';
import type { PartBody, UploadSource } from './upload-source.ts';

export interface PartSenderOptions {
  config: ClientConfig;
  source: UploadSource;
  rules: RetryRules;
  progress: ReturnType<typeof createProgress>;
  uploadId: string;
  first?: UploadPart;
  stallTimeout: number;
}

/** Sends single parts; each step can be repeated safely. */
export function createPartSender(options: PartSenderOptions) {
  const { config, source, rules, progress, uploadId, stallTimeout } = options;
  const parts = new Map<number, UploadPart>();
  if (options.first) parts.set(0, options.first);
  /** For a stream, parts that were read and have not arrived: they cannot be read again. */
  const bodies = new Map<number, PartBody>();
  const etags = new Map<number, string>();
  const path = `/uploads/${uploadId}/parts`;

  return {
    /** The parts that have not arrived; after a restart, according to the service. */
    async waiting(
      { count, first }: { count: number; first?: UploadPart },
      asks: boolean,
      signal: AbortSignal,
    ): Promise<number[]> {
      const all = Array.from({ length: count }, (_, index) => index);
      if (!asks) return all;
      const { remainingUploadParts } = await withRetries<{ remainingUploadParts: number[] }>(
        (at) => callApi(config, { method: 'GET', path, signal: at }),
        rules,
        signal,
      );
      const waiting = new Set(remainingUploadParts);
      const partSize = first ? lengthOf(first) : source.size;
      for (const index of all) {
        if (waiting.has(index)) continue;
        progress.set(index, Math.min(partSize, source.size - index * partSize));
      }
      return remainingUploadParts;
    },

    async send(index: number, signal: AbortSignal): Promise<PartCompleted> {
      const etag = etags.get(index) ?? (await withRetries((at) => put(index, at), rules, signal));
      etags.set(index, etag);
      bodies.delete(index);
      const completed = await withRetries<PartCompleted>(
        (at) =>
          callApi(config, { method: 'PUT', path: `${path}/${index}`, body: { etag }, signal: at }),
        rules,
        signal,
      );
      etags.delete(index);
      return completed;
    },
  };

  async function put(index: number, signal: AbortSignal): Promise<string> {
    const part = parts.get(index) ?? (await ask(index, signal));
    const { inclusiveStart, inclusiveEnd } = part.range;
    const body = bodies.get(index) ?? (await source.read(inclusiveStart, inclusiveEnd + 1));
    if (!source.seekable) bodies.set(index, body);
    try {
      const onSent = (bytes: number) => progress.set(index, Math.min(bytes, lengthOf(part)));
      const etag = await putPart(part.uploadUrl, body, { signal, stallTimeout, onSent });
      progress.set(index, lengthOf(part));
      return etag;
    } catch (error) {
      progress.set(index, 0);
      progress.rest();
      // The URLs of parts expire; the service issues another.
      if (parts.delete(index) && error instanceof UnexpectedAnswerError && error.status === 403) {
        return await put(index, signal);
      }
      throw error;
    }
  }

  async function ask(index: number, signal: AbortSignal): Promise<UploadPart> {
    return await callApi<UploadPart>(config, { method: 'GET', path: `${path}/${index}`, signal });
  }
}

function lengthOf({ range }: UploadPart): number {
  return range.inclusiveEnd - range.inclusiveStart + 1;
}
