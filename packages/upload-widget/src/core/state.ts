import type { FileDetails } from '@arquiba/upload-sdk';
import type { UploadedOriginal } from './options.ts';

/** Why a row failed, already in the widget's language. */
export interface RowError {
  code: string;
  message: string;
  /** Whether the same file may succeed later. */
  retryable: boolean;
}

interface RowBase {
  id: number;
  /** The uploaded file; null while it must be chosen again, or comes from a URL. */
  file: File | null;
  name: string;
  mime: string;
  size: number;
  /** The row is about to disappear; until then its link shows a confirmation. */
  leaving: boolean;
  altText: string;
}

export type Row = RowBase &
  (
    | { type: 'preprocessing' }
    | { type: 'uploading'; progress: number; secondsLeft: number | null; paused: boolean }
    | {
        type: 'uploaded';
        uploaded: UploadedOriginal;
        /** Waits for someone to crop it, or to look at it. */
        awaitsEditing: boolean;
        edited: FileDetails | undefined;
      }
    | { type: 'failed'; error: RowError }
  );

/** Files that were dropped but not accepted. */
export interface DroppedNotice {
  taken: number;
  given: number;
  max: number;
}

export interface WidgetState {
  rows: readonly Row[];
  notice: DroppedNotice | null;
  offline: boolean;
  /** The row whose picture is being cropped or looked at. */
  editing: number | null;
}

export const EMPTY_STATE: WidgetState = { rows: [], notice: null, offline: false, editing: null };

export type Change =
  | { type: 'added'; rows: Row[]; notice: DroppedNotice | null }
  | { type: 'changed'; id: number; to: (row: Row) => Row }
  | { type: 'removed'; id: number }
  | { type: 'moved'; id: number; place: number }
  | { type: 'network'; offline: boolean }
  | { type: 'editing'; id: number | null }
  /** The options have changed, and with them what is shown. */
  | { type: 'redrawn' }
  | { type: 'emptied' };

/** The state after a change; the same object when nothing changes. */
export function reduce(state: WidgetState, change: Change): WidgetState {
  switch (change.type) {
    case 'added':
      return { ...state, rows: [...state.rows, ...change.rows], notice: change.notice };
    case 'changed':
      return changeRow(state, change.id, change.to);
    case 'removed':
      return {
        ...{ ...state, notice: null },
        rows: state.rows.filter(({ id }) => id !== change.id),
      };
    case 'editing':
      return state.editing === change.id ? state : { ...state, editing: change.id };
    case 'moved':
      return { ...state, rows: move(state.rows, change.id, change.place) };
    case 'network':
      return state.offline === change.offline ? state : { ...state, offline: change.offline };
    case 'redrawn':
      return { ...state };
    case 'emptied':
      return { ...EMPTY_STATE, offline: state.offline };
  }
}

export type ViewName = 'start' | 'list' | 'editor';

export function viewOf({ rows, editing }: WidgetState): ViewName {
  if (rows.length === 0) return 'start';
  return editing === null ? 'list' : 'editor';
}

/** Finishing needs at least one uploaded file, and none in progress. */
export function canFinish({ rows }: WidgetState): boolean {
  return rows.some(isReady) && !rows.some(({ type }) => type === 'uploading');
}

export function isReady(row: Row): row is Row & { type: 'uploaded' } {
  return row.type === 'uploaded' && !row.awaitsEditing && !row.leaving;
}

/** At least 3 %, so that the start is visible, and at most 97 % until it is stored. */
export function shownProgress(progress: number): number {
  return Math.min(97, Math.max(3, Math.round(progress)));
}

function changeRow(state: WidgetState, id: number, to: (row: Row) => Row): WidgetState {
  const index = state.rows.findIndex((row) => row.id === id);
  const row = state.rows[index];
  const changed = row && to(row);
  return changed && changed !== row ? { ...state, rows: state.rows.with(index, changed) } : state;
}

function move(rows: readonly Row[], id: number, place: number): readonly Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (!row || place === from || place < 0 || place >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(place, 0, row);
}
