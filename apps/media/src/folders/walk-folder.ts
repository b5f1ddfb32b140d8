import type pg from 'pg';
import { type ScannedFile, scanFiles } from '../files/scan-files.ts';
import { afterFolder, comparePaths, rightAfter } from '../files/tree-scan.ts';
import { type FolderRow, scanFolders } from './queries.ts';

/** A file or folder at its place in the tree; the key of a folder ends with '/'. */
export type Entry =
  | { key: string; file: ScannedFile }
  /** `row` is null of a folder that is there only because it holds files. */
  | { key: string; row: FolderRow | null };

export interface Walk {
  /** The folder to look into, with its '/' at the end. */
  folder: string;
  /** The key up to which it was read already. */
  after: string | null;
  limit: number;
  /** All that is below, or only what is directly in the folder. */
  recursive: boolean;
  /** What a copy or a deletion would touch: also the folder itself, and no folder that has no row. */
  dryRun: boolean;
  files: boolean;
  physicalFolders: boolean;
  virtualFolders: boolean;
}

export interface Page {
  entries: Entry[];
  /** The key up to which it is read now. */
  after: string;
  isComplete: boolean;
}

// Where files are not asked for, so many are looked at for the folders that they are in.
const LONGEST_SCAN = 2_000;

/** A portion of what is in a folder, in the order of the tree. */
export async function walkFolder(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  walk: Walk,
): Promise<Page> {
  const { folder, recursive, limit } = walk;
  const scan = { folder, from: startOf(walk), recursive, limit: limit + 1 };
  const scanned = walk.files ? limit + 1 : LONGEST_SCAN;
  const needsFiles = walk.files || (walk.physicalFolders && !walk.dryRun);
  const files = needsFiles ? await scanFiles(db, accountId, { ...scan, limit: scanned }) : [];
  const needsRows = walk.virtualFolders || !walk.dryRun;
  const rows = needsRows ? await scanFolders(db, accountId, scan) : [];
  const found = new Map<string, Entry>();
  for (const file of files) {
    for (const entry of entriesOf(walk, file)) {
      if (comparePaths(entry.key, scan.from) >= 0) found.set(entry.key, entry);
    }
  }
  for (const row of rows) found.set(row.key, { key: row.key, row });
  const inOrder = [...found.values()].sort((one, other) => comparePaths(one.key, other.key));
  // Beyond the end of a scan that was cut short, nobody knows what is there.
  const ends = [
    ...(files.length === scanned ? [lastKey(walk, files.at(-1))] : []),
    ...(rows.length === scan.limit ? [rows.at(-1)?.key ?? ''] : []),
  ].sort(comparePaths);
  const [end] = ends;
  const known = inOrder.filter(({ key }) => end === undefined || comparePaths(key, end) <= 0);
  const wanted = known.filter((entry) => isWanted(walk, entry));
  const isCut = wanted.length > limit;
  const entries = isCut ? wanted.slice(0, limit) : wanted;
  const last = isCut ? entries.at(-1) : known.at(-1);
  return {
    entries,
    after: last?.key ?? walk.after ?? folder,
    isComplete: !isCut && end === undefined,
  };
}

function startOf({ folder, after, recursive, dryRun }: Walk): string {
  if (after === null) return dryRun ? folder : rightAfter(folder);
  const isSubfolder = after.endsWith('/') && after !== folder;
  return isSubfolder && !recursive ? afterFolder(after) : rightAfter(after);
}

/** The file and the folders that show themselves by it. */
function entriesOf(walk: Walk, file: ScannedFile): Entry[] {
  const entries: Entry[] = [];
  const { path } = file;
  for (let at = path.indexOf('/', walk.folder.length); at > 0; at = path.indexOf('/', at + 1)) {
    entries.push({ key: path.slice(0, at + 1), row: null });
    if (!walk.recursive) return entries;
  }
  return [...entries, { key: path, file }];
}

function lastKey(walk: Walk, file: ScannedFile | undefined): string {
  return (file && entriesOf(walk, file).at(-1)?.key) ?? walk.folder;
}

function isWanted(walk: Walk, entry: Entry): boolean {
  if ('file' in entry) return walk.files;
  if (entry.row === null) return walk.physicalFolders && !walk.dryRun;
  if (!walk.virtualFolders) return false;
  return !walk.dryRun || walk.recursive || entry.key === walk.folder;
}
