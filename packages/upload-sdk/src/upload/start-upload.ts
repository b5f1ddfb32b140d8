import { callApi } from '../call-api.ts';
import type { ClientConfig } from '../config.ts';
import { CancelledError, UploadError } from '../errors.ts';
import type { FileDetails, FilePathDefinition, Metadata, UploadBegun } from '../protocol.ts';
import { withResolvers } from '../with-resolvers.ts';
import { DEFAULT_RETRIES, type RetryRules, throwIfAborted, withRetries } from '../with-retries.ts';
import { createPartSender } from './part-sender.ts';
import { createProgress, type UploadProgress } from './progress.ts';
import { openSource, type UploadData, type UploadSource } from './upload-source.ts';
import type { UnfinishedUpload, UploadStore } from './upload-store.ts';

export interface UploadRequest {
  data: UploadData;
  /** Only required for streams. */
  size?: number;
  mime?: string;
  originalFileName?: string;
  path?: FilePathDefinition;
  metadata?: Metadata;
  tags?: string[];
  /** Checked every 500 ms. An `AbortSignal` takes effect at once. */
  cancellationToken?: { isCancelled: boolean };
  signal?: AbortSignal;
  onBegin?(begun: { cancel(): void }): void;
  onProgress?(progress: UploadProgress): void;
  retries?: Partial<RetryRules>;
  /** Milliseconds without progress after which a part is sent again; default 60,000. */
  stallTimeout?: number;
}

/** An upload under way. */
export interface Upload {
  result: Promise<FileDetails>;
  /** Stops sending. Parts that have arrived stay; a part that was half sent is sent again. */
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Stops like `cancel`, but stays stored, so that `continue` can resume it. */
  suspend(): void;
  readonly isPaused: boolean;
}

const CONCURRENT_PARTS = 4;
const CANCEL_POLL = 500;
const PROTOCOL = '1.1';
const PAUSED = Symbol('paused');

export function startUpload(
  config: ClientConfig,
  request: UploadRequest,
  { store, unfinished }: { store?: UploadStore; unfinished?: UnfinishedUpload } = {},
): Upload {
  const whole = new AbortController();
  let round = new AbortController();
  let goOn: PromiseWithResolvers<void> | null = null;
  let isForgotten = false;
  const suspend = () => whole.abort(new CancelledError());
  const cancel = () => {
    isForgotten = true;
    suspend();
  };
  const result = run();
  // Callers that only watch the progress must not cause an unhandled rejection.
  result.catch(() => {});

  return {
    result,
    cancel,
    suspend,
    pause() {
      if (goOn || whole.signal.aborted) return;
      goOn = withResolvers<void>();
      round.abort(PAUSED);
    },
    resume() {
      if (!goOn) return;
      round = new AbortController();
      goOn.resolve();
      goOn = null;
    },
    get isPaused() {
      return goOn !== null;
    },
  };

  async function run(): Promise<FileDetails> {
    const { cancellationToken, signal } = request;
    const poll = setInterval(() => {
      if (cancellationToken?.isCancelled) cancel();
    }, CANCEL_POLL);
    signal?.addEventListener('abort', cancel);
    try {
      if (cancellationToken?.isCancelled || signal?.aborted) throw new CancelledError();
      return await uploadAll(openSource(request.data, request.size));
    } catch (error) {
      // The others stop when one part has failed for good.
      whole.abort(error);
      throw error;
    } finally {
      clearInterval(poll);
      signal?.removeEventListener('abort', cancel);
    }
  }

  async function uploadAll(source: UploadSource): Promise<FileDetails> {
    const rules = { ...DEFAULT_RETRIES, ...request.retries };
    const progress = createProgress(source.size, request.onProgress ?? (() => {}));
    progress.begin();
    request.onBegin?.({ cancel });
    const begun = unfinished ?? (await untilPaused((at) => begin(source, rules, at)));
    const release = await store?.hold(begun.uploadId);
    if (release === null) {
      throw new UploadError('elsewhere', 'This upload is under way in another tab.');
    }
    try {
      const etag = await sendParts(source, begun, rules, progress);
      await store?.remove(begun.uploadId);
      return { ...begun.file, etag };
    } catch (error) {
      if (isForgotten) {
        abandonUpload(config, begun.uploadId);
        await store?.remove(begun.uploadId);
      }
      throw error;
    } finally {
      release?.();
    }
  }

  async function sendParts(
    source: UploadSource,
    { uploadId, uploadParts, file }: UploadBegun,
    rules: RetryRules,
    progress: ReturnType<typeof createProgress>,
  ): Promise<string | null> {
    const { first } = uploadParts;
    const stallTimeout = request.stallTimeout ?? 60_000;
    const parts = createPartSender({
      ...{ config, source, rules, progress, uploadId, stallTimeout },
      ...(first && { first }),
    });
    const waiting = await untilPaused((at) => parts.waiting(uploadParts, !!unfinished, at));
    let { etag } = file;
    const work = async () => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        const index = part;
        const completed = await untilPaused((at) => parts.send(index, at));
        if (completed.status === 'Completed') etag = completed.etag ?? etag;
      }
    };
    const workers = source.seekable ? Math.min(CONCURRENT_PARTS, waiting.length) : 1;
    await Promise.all(Array.from({ length: workers }, work));
    return etag;
  }

  async function begin(source: UploadSource, rules: RetryRules, signal: AbortSignal) {
    const { metadata, path, tags } = request;
    const mime = request.mime ?? source.mime;
    const originalFileName = request.originalFileName ?? source.fileName;
    const body = {
      ...(metadata && { metadata }),
      ...(mime && { mime }),
      ...(originalFileName && { originalFileName }),
      ...(path && { path }),
      protocol: PROTOCOL,
      size: source.size,
      ...(tags && { tags }),
    };
    const begun = await withRetries<UploadBegun>(
      (at) => callApi(config, { method: 'POST', path: '/uploads', body, signal: at }),
      rules,
      signal,
    );
    await store?.save(begun, request.data);
    return begun;
  }

  /** Runs a step; if a pause interrupts it, runs it again after the pause. */
  async function untilPaused<T>(step: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      if (goOn) await Promise.race([goOn.promise, rejection(whole.signal)]);
      throwIfAborted(whole.signal);
      const { signal } = round;
      try {
        return await step(AbortSignal.any([whole.signal, signal]));
      } catch (error) {
        throwIfAborted(whole.signal);
        if (!signal.aborted) throw error;
      }
    }
  }
}

/** Gives the space back that the upload has reserved. A service that knows no such call does so after a while. */
export function abandonUpload(config: ClientConfig, uploadId: string): void {
  callApi(config, { method: 'DELETE', path: `/uploads/${uploadId}` }).catch(() => {});
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
