import type { Migration } from '../database/migrate.ts';
import type { OwnTable } from './own-tables.ts';

/*
 * A backup is a tar.gz with these entries, in this order:
 *   manifest.json
 *   tables/<schema>.<table>/<number>   text of COPY, in pieces
 *   secret.key                         where the data folder has one
 *   media/<path>                       the media folder
 *   end.json                           its absence shows that the file was cut short
 */

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRET_KEY = 'secret.key';
export const END = 'end.json';

export interface Manifest {
  format: number;
  createdAt: string;
  /** The schema version: a restore migrates the database to exactly this before it loads. */
  migrations: Migration[];
  tables: OwnTable[];
}

export interface End {
  rows: Record<string, number>;
  sequences: Sequence[];
  files: number;
}

export interface Sequence {
  name: string;
  /** As text: these are 64-bit numbers. Null if none was ever drawn. */
  last: string | null;
}

export function tableEntry(table: OwnTable, piece: number): string {
  return `tables/${table.name}/${String(piece).padStart(6, '0')}`;
}

/** The table in an entry's name, or the path of a media file. */
export function readEntryName(name: string): { table: string } | { file: string } | null {
  const [, table] = /^tables\/([^/]+)\/\d{6,}$/.exec(name) ?? [];
  if (table) return { table };
  const [, file] = /^media\/(.+)$/.exec(name) ?? [];
  const parts = file?.split('/') ?? [];
  const safe = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return file && safe && !/[\0\\]/.test(file) ? { file } : null;
}
