import { fingerprintOf, type UnfinishedUpload, UploadError } from '@arquiba/upload-sdk';
import { type CropGeometry, saveCropFile } from './crop-file.ts';
import { describeError } from './describe-error.ts';
import { nameIn } from './fetch-from-url.ts';
import { mimeOf } from './file-rules.ts';
import { isEqual } from './is-equal.ts';
import {
  type ResolvedOptions,
  resolveOptions,
  type UploadedOriginal,
  type UploadWidgetOptions,
  type UploadWidgetResult,
  withFunctions,
} from './options.ts';
import { faultOf, needsEditing, prepareFile } from './prepare-file.ts';
import { presentResults, presentUpdate } from './present-result.ts';
import { type Change, EMPTY_STATE, isReady, type Row, reduce, type WidgetState } from './state.ts';
import { createUploads } from './uploads.ts';
import { watchNetwork } from './watch-network.ts';

/** The headless widget: its state and its actions. */
export interface Widget {
  readonly state: WidgetState;
  readonly options: ResolvedOptions;
  subscribe(listener: () => void): () => void;
  addFiles(files: Iterable<File>): void;
  /** The service fetches the file itself. */
  addFromUrl(url: string): void;
  /** Cancels a running upload, removes a finished one; the row disappears after its confirmation. */
  leave(id: number): void;
  retry(id: number): void;
  pause(id: number): void;
  resume(id: number): void;
  /** To an index in the list, from 0. */
  move(id: number, place: number): void;
  describe(id: number, altText: string): void;
  /** Opens the editor for a picture that has arrived. */
  startEditing(id: number): void;
  /**
   * Ends the editing of a picture: with a crop, or unchanged; a rotated picture is uploaded as another file
   * first.
   */
  edit(id: number, crop: CropGeometry | null, turned?: File | null): Promise<void>;
  results(): UploadWidgetResult[];
  updateOptions(options: UploadWidgetOptions): void;
  reset(): void;
  /** Gives up what is not ready, for example when the person leaves without waiting. */
  abandonPending(): void;
  /**
   * Starts to watch the network and continues interrupted uploads; the returned function stops everything.
   */
  start(): () => void;
}

const REMOVAL_DELAY = 1000;
const EDITOR_DELAY = 550;

export function createWidget(given: UploadWidgetOptions): Widget {
  let options = resolveOptions(given);
  let state = EMPTY_STATE;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Rows of uploads that were interrupted and whose file must be chosen again. */
  const missing = new Map<number, UnfinishedUpload>();
  /** The chosen file, before the page or the widget changed it; the URL for a file from the web. */
  const origins = new Map<number, File | string>();
  let isStopped = false;
  const uploads = createUploads(() => options, apply);

  const widget: Widget = {
    get state() {
      return state;
    },
    get options() {
      return options;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    addFiles(files) {
      const all = [...files];
      const fresh = all.filter((file) => !continueChosenAgain(file));
      const room = (options.maxFileCount ?? Number.POSITIVE_INFINITY) - state.rows.length;
      const taken = fresh.slice(0, Math.max(0, room));
      const max = options.maxFileCount ?? 0;
      const notice =
        taken.length < fresh.length ? { taken: taken.length, given: fresh.length, max } : null;
      const rows = taken.map(newRow);
      apply({ type: 'added', rows, notice });
      for (const { id } of rows) void prepareAndUpload(id);
    },

    addFromUrl(url) {
      const row: Row = { ...base(null, nameIn(url), '', 0), ...uploading() };
      origins.set(row.id, url);
      apply({ type: 'added', rows: [row], notice: null });
      void fetchInto(row.id, url);
    },

    leave(id) {
      abandon(id);
      change(id, (row) => ({ ...row, leaving: true }));
      if (state.editing === id) apply({ type: 'editing', id: nextToEdit() });
      later(REMOVAL_DELAY, () => apply({ type: 'removed', id }));
    },

    retry(id) {
      const origin = origins.get(id);
      if (typeof origin === 'string') {
        change(id, (row) => ({ ...row, ...uploading() }));
        void fetchInto(id, origin);
        return;
      }
      change(id, (row) => ({ ...row, type: 'preprocessing' }));
      void prepareAndUpload(id);
    },

    pause: uploads.pause,
    resume: uploads.resume,
    move: (id, place) => apply({ type: 'moved', id, place }),
    describe: (id, altText) => change(id, (row) => ({ ...row, altText })),

    startEditing: (id) => apply({ type: 'editing', id }),

    async edit(id, crop, turned = null) {
      const row = find(id);
      if (row?.type !== 'uploaded') return;
      const uploaded = turned ? await uploads.again(turned) : row.uploaded;
      const edited = crop ? await saveCropFile(options, uploaded, crop) : undefined;
      change(id, (now) =>
        now.type === 'uploaded'
          ? { ...now, uploaded, file: uploaded.file, edited, awaitsEditing: false }
          : now,
      );
      apply({ type: 'editing', id: nextToEdit() });
    },

    results: () => presentResults(state, options),

    updateOptions(next) {
      const wanted = { ...next, layout: next.layout ?? options.layout };
      const isSame = isEqual(wanted, options.given);
      options = isSame ? withFunctions(options, wanted) : resolveOptions(wanted);
      if (!isSame) apply({ type: 'redrawn' });
    },

    reset() {
      for (const { id } of state.rows) abandon(id);
      apply({ type: 'emptied' });
    },

    abandonPending() {
      for (const row of state.rows) if (!isReady(row)) abandon(row.id);
    },

    start() {
      const over = new AbortController();
      isStopped = false;
      uploads.wake();
      watchNetwork((offline) => apply({ type: 'network', offline }), over.signal);
      void takeUpUnfinished(over.signal);
      return () => {
        isStopped = true;
        over.abort();
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
        uploads.suspend();
      };
    },
  };
  return widget;

  function apply(changed: Change): void {
    const before = state;
    state = reduce(state, changed);
    // The page is not notified of the tear-down.
    if (state === before || isStopped) return;
    for (const listener of listeners) listener();
    if (state.rows !== before.rows) options.given.onUpdate?.(presentUpdate(state, options));
  }

  function change(id: number, to: (row: Row) => Row): void {
    apply({ type: 'changed', id, to });
  }

  function find(id: number): Row | undefined {
    return state.rows.find((row) => row.id === id);
  }

  function base(file: File | null, name: string, mime: string, size: number) {
    return { id: nextId++, file, name, mime, size, leaving: false, altText: '' };
  }

  function newRow(file: File): Row {
    const row: Row = { ...base(file, file.name, mimeOf(file), file.size), type: 'preprocessing' };
    origins.set(row.id, file);
    return row;
  }

  function abandon(id: number): void {
    const interrupted = missing.get(id);
    if (interrupted) void uploads.forget(interrupted);
    missing.delete(id);
    uploads.cancel(id, find(id)?.file ?? null);
  }

  async function fetchInto(id: number, url: string): Promise<void> {
    const uploaded = await uploads.fetch(id, url);
    if (!uploaded) return;
    const { mime, size } = uploaded;
    const error = faultOf({ mime, size }, options);
    change(id, (row) => ({ ...row, mime, size }));
    if (error) change(id, (row) => ({ ...row, type: 'failed', error }));
    else arrived(id, uploaded);
  }

  async function prepareAndUpload(id: number): Promise<void> {
    const file = origins.get(id);
    if (!(file instanceof File)) return;
    const prepared = await prepareFile(file, options);
    if (!find(id) || find(id)?.leaving) return;
    if ('error' in prepared) {
      change(id, (row) => ({ ...row, type: 'failed', error: prepared.error }));
      return;
    }
    await upload(id, prepared.file);
  }

  async function upload(id: number, file: File): Promise<void> {
    change(id, (row) => ({
      ...{ ...row, file, mime: mimeOf(file), size: file.size },
      ...uploading(),
    }));
    const uploaded = await uploads.send(id, file);
    if (uploaded) arrived(id, uploaded);
  }

  function arrived(id: number, uploaded: UploadedOriginal): void {
    const awaitsEditing = needsEditing(uploaded, options);
    change(id, (row) => ({ ...row, type: 'uploaded', uploaded, awaitsEditing, edited: undefined }));
    // A picture that is being edited stays open.
    const open = () => apply({ type: 'editing', id: state.editing ?? nextToEdit() });
    if (awaitsEditing) later(EDITOR_DELAY, open);
  }

  function nextToEdit(): number | null {
    const waiting = (row: Row) => row.type === 'uploaded' && row.awaitsEditing && !row.leaving;
    return state.rows.find(waiting)?.id ?? null;
  }

  async function takeUpUnfinished(over: AbortSignal): Promise<void> {
    const interrupted = await uploads.unfinished();
    if (over.aborted) return;
    const room = (options.maxFileCount ?? Number.POSITIVE_INFINITY) - state.rows.length;
    for (const each of interrupted.slice(0, Math.max(0, room))) {
      const { originalFileName, mime, size } = each.file;
      const file = each.data ? asFile(each.data, originalFileName ?? 'arquivo') : null;
      const started = base(file, originalFileName ?? '', mime, size);
      if (file) origins.set(started.id, file);
      else missing.set(started.id, each);
      const error = describeError(new UploadError('missing-file', ''), options.locale);
      const row: Row = file
        ? { ...started, ...uploading() }
        : { ...started, type: 'failed', error };
      apply({ type: 'added', rows: [row], notice: null });
      if (file) void upload(started.id, file);
    }
  }

  /** A file of an upload that a reload interrupted, whose bytes could not be stored on this device. */
  function continueChosenAgain(file: File): boolean {
    const [id] = [...missing].find(([, each]) => each.fingerprint === fingerprintOf(file)) ?? [];
    if (id === undefined) return false;
    missing.delete(id);
    origins.set(id, file);
    void upload(id, file);
    return true;
  }

  function later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  }
}

function uploading() {
  return { type: 'uploading', progress: 0, secondsLeft: null, paused: false } as const;
}

function asFile(data: Blob, name: string): File {
  return data instanceof File ? data : new File([data], name, { type: data.type });
}
