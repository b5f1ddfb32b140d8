import {
  ApiError,
  CancelledError,
  createUploadStore,
  fingerprintOf,
  type UnfinishedUpload,
  type Upload,
  UploadManager,
  type UploadManagerConfig,
  type UploadRequest,
} from '@arquiba/upload-sdk';
import { describeError } from './describe-error.ts';
import { fetchFromUrl } from './fetch-from-url.ts';
import { mimeOf } from './file-rules.ts';
import type { ResolvedOptions, UploadedOriginal } from './options.ts';
import type { Change, Row } from './state.ts';

/** Browsers open six connections to a server; more files at once would only wait, and take memory. */
const FILES_AT_ONCE = 6;
const NOT_FOUND = 404;

/** The uploads of a widget's rows. Each ends with its file, or null when it failed or was cancelled. */
export function createUploads(options: () => ResolvedOptions, apply: (change: Change) => void) {
  const running = new Map<number, Upload>();
  const cancelled = new Set<number>();
  const paused = new Set<number>();
  const waiting: (() => void)[] = [];
  let isSuspended = false;
  let under = 0;

  return {
    async send(id: number, file: File): Promise<UploadedOriginal | null> {
      cancelled.delete(id);
      await turn();
      try {
        return await sendOrContinue(id, file);
      } catch (error) {
        return fail(id, error);
      } finally {
        running.delete(id);
        under -= 1;
        waiting.shift()?.();
      }
    },

    /** Uploads the replacement of a file that has already arrived. */
    async again(file: File): Promise<UploadedOriginal> {
      return { ...(await manager().upload(describe(file))), file };
    },

    /** Fetched from a URL, by the service. */
    async fetch(id: number, url: string): Promise<UploadedOriginal | null> {
      cancelled.delete(id);
      try {
        const uploaded = await fetchFromUrl(url, options());
        return cancelled.has(id) ? null : uploaded;
      } catch (error) {
        return fail(id, error);
      }
    },

    /** Ends an upload permanently: a reload does not bring it back. */
    cancel(id: number, file: File | null): void {
      cancelled.add(id);
      const upload = running.get(id);
      if (upload) upload.cancel();
      else if (file) void forget(file);
    },

    forget,

    /** Stops everything; stored uploads can be continued later. */
    suspend(): void {
      isSuspended = true;
      for (const upload of running.values()) upload.suspend();
    },

    wake(): void {
      isSuspended = false;
    },

    pause(id: number): void {
      paused.add(id);
      running.get(id)?.pause();
      setPaused(id, true);
    },

    resume(id: number): void {
      paused.delete(id);
      running.get(id)?.resume();
      setPaused(id, false);
    },

    /** What a reload of this page has interrupted. */
    unfinished,
  };

  /** Parts that arrived in an earlier attempt, here or before a reload, are not sent again. */
  async function sendOrContinue(id: number, file: File): Promise<UploadedOriginal | null> {
    const begun = await unfinishedOf(file);
    try {
      return await sendOnce(id, file, begun);
    } catch (error) {
      const isForgotten = error instanceof ApiError && error.status === NOT_FOUND;
      if (!begun || !isForgotten) throw error;
      await manager().forget(begun);
      return await sendOnce(id, file, undefined);
    }
  }

  async function sendOnce(id: number, file: File, begun: UnfinishedUpload | undefined) {
    if (cancelled.has(id) || isSuspended) return null;
    const upload = start(id, file, begun);
    running.set(id, upload);
    if (paused.has(id)) upload.pause();
    return { ...(await upload.result), file };
  }

  function start(id: number, file: File, begun: UnfinishedUpload | undefined): Upload {
    const onProgress: NonNullable<UploadRequest['onProgress']> = ({ progress, secondsLeft }) =>
      update(id, (row) => ({ ...row, progress: Math.max(row.progress, progress), secondsLeft }));
    if (begun) return manager().continue(begun, { data: file, onProgress });
    return manager().start({ ...describe(file), onProgress });
  }

  function describe(file: File): UploadRequest {
    const { given, tags } = options();
    const { metadata, path } = given;
    const mime = mimeOf(file);
    return {
      ...{ data: file, tags, ...(mime && { mime }) },
      ...(metadata && { metadata }),
      ...(path && { path }),
    };
  }

  async function unfinished(): Promise<UnfinishedUpload[]> {
    if (typeof indexedDB === 'undefined' || options().given.resumeKey === undefined) return [];
    return await manager()
      .unfinished()
      .catch(() => []);
  }

  async function unfinishedOf(file: File): Promise<UnfinishedUpload | undefined> {
    const fingerprint = fingerprintOf(file);
    return (await unfinished()).find((each) => each.fingerprint === fingerprint);
  }

  async function forget(file: File | UnfinishedUpload): Promise<void> {
    const begun = file instanceof File ? await unfinishedOf(file) : file;
    if (begun) await manager().forget(begun);
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

  function setPaused(id: number, isPaused: boolean): void {
    update(id, (row) => ({ ...row, paused: isPaused }));
  }

  function update(id: number, to: (row: Row & { type: 'uploading' }) => Row): void {
    apply({ type: 'changed', id, to: (row) => (row.type === 'uploading' ? to(row) : row) });
  }

  async function turn(): Promise<void> {
    under += 1;
    if (under > FILES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  }
}
