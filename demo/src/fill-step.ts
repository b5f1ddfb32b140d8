import type { FillOptions } from './fill.ts';
import { inParallel } from './in-parallel.ts';

/** Drawing mostly runs outside of this thread: a few at once keep all cores busy. */
export const DRAWINGS_AT_ONCE = 4;
export const CALLS_AT_ONCE = 8;
const HOUR_MS = 60 * 60 * 1000;

export interface Account {
  id: string;
  username: string;
}

/** The account of the member with a key. */
export type AccountOf = (key: string) => Account;

/** Works through a list and reports its progress. */
export async function step<T>(
  { progress }: Pick<FillOptions, 'progress'>,
  name: string,
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  progress(name, done, items.length);
  await inParallel(items, atOnce, async (item) => {
    await work(item);
    done += 1;
    progress(name, done, items.length);
  });
}

const MIMES: Record<string, string> = { '.mp4': 'video/mp4', '.webp': 'image/webp' };

export async function storeFile(
  { media }: Pick<FillOptions, 'media'>,
  path: string,
  content: Buffer | undefined,
): Promise<void> {
  if (!content) throw new RangeError(`nothing was drawn for ${path}`);
  const originalFileName = path.slice(path.lastIndexOf('/') + 1);
  const mime = MIMES[path.slice(path.lastIndexOf('.'))] ?? 'image/jpeg';
  await media.store({ path, mime, originalFileName, content });
}

export function daysBefore(now: Date, days: number): Date {
  return hoursBefore(now, days * 24);
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
