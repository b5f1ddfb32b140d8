import {
  CancelledError,
  createUploadStore,
  type UnfinishedUpload,
  type Upload,
  UploadManager,
  type UploadManagerConfig,
  type UploadRequest,
} from '@arquiba/upload-sdk';
import { describeError } from './describe-error.ts';
import { fetchFromUrl } from './fetch-from-url.ts';
import type { ResolvedOptions, UploadedOriginal } from './options.ts';
import type { Change, Row } from './state.ts';

/** Browsers open six connections to a server; more files at once would only wait, and take memory. */
const FILES_AT_ONCE = 6;

/** The uploads of a widget's rows. Each ends with its file, or null when it failed or was cancelled. */
export function createUploads(options: () => ResolvedOptions, apply: (change: Change) => void) {
  const running = new Map<number, Upload>();
  const cancelled = new Set<number>();
  const waiting: (() => void)[] = [];
  let under = 0;

  return {
    async send(id: number, file: File, unfinished?: UnfinishedUpload) {
      cancelled.delete(id);
      await turn();
      try {
        if (cancelled.has(id)) return null;
        const upload = start(id, file, unfinished);
        running.set(id, upload);
        return { ...(await upload.result), file };
      } catch (error) {
        return fail(id, error);
      } finally {
        running.delete(id);
        under -= 1;
        waiting.shift()?.();
      }
    },

    /** What takes the place of a file that has arrived already. */
    async again(file: File): Promise<UploadedOriginal> {
      return { ...(await manager().upload(describe(file))), file };
    },

    /** From an address, by the service. */
    async fetch(id: number, url: string): Promise<UploadedOriginal | null> {
      cancelled.delete(id);
      try {
        const uploaded = await fetchFromUrl(url, options());
        return cancelled.has(id) ? null : uploaded;
      } catch (error) {
        return fail(id, error);
      }
    },

    cancel(id: number): void {
      cancelled.add(id);
      running.get(id)?.cancel();
    },

    /** Stops everything; what is remembered can be taken up again later. */
    suspend(): void {
      for (const [id, upload] of running) {
        cancelled.add(id);
        upload.suspend();
      }
    },

    pause(id: number): void {
      running.get(id)?.pause();
      setPaused(id, true);
    },

    resume(id: number): void {
      running.get(id)?.resume();
      setPaused(id, false);
    },

    /** What a reload of this page has interrupted. */
    async unfinished(): Promise<UnfinishedUpload[]> {
      if (typeof indexedDB === 'undefined' || options().given.resumeKey === undefined) return [];
      return await manager()
        .unfinished()
        .catch(() => []);
    },
  };

  function start(id: number, file: File, unfinished?: UnfinishedUpload): Upload {
    const onProgress: NonNullable<Parameters<UploadManager['start']>[0]['onProgress']> = ({
      progress,
      secondsLeft,
    }) =>
      update(id, (row) => ({ ...row, progress: Math.max(row.progress, progress), secondsLeft }));
    if (unfinished) return manager().continue(unfinished, { data: file, onProgress });
    return manager().start({ ...describe(file), onProgress });
  }

  function describe(file: File): UploadRequest {
    const { given, tags } = options();
    const { metadata, path } = given;
    return { data: file, tags, ...(metadata && { metadata }), ...(path && { path }) };
  }

  function manager(): UploadManager {
    const { config, given } = options();
    const { resumeKey } = given;
    const managed: UploadManagerConfig = { ...config };
    if (resumeKey !== undefined) {
      managed.store = createUploadStore({ apiUrl: config.apiUrl, scope: resumeKey });
    }
    return new UploadManager(managed);
  }

  function fail(id: number, error: unknown): null {
    if (error instanceof CancelledError || cancelled.has(id)) return null;
    const described = describeError(error, options().locale);
    apply({ type: 'changed', id, to: (row) => ({ ...row, type: 'failed', error: described }) });
    return null;
  }

  function setPaused(id: number, paused: boolean): void {
    update(id, (row) => ({ ...row, paused }));
  }

  function update(id: number, to: (row: Row & { type: 'uploading' }) => Row): void {
    apply({ type: 'changed', id, to: (row) => (row.type === 'uploading' ? to(row) : row) });
  }

  async function turn(): Promise<void> {
    under += 1;
    if (under > FILES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  }
}
