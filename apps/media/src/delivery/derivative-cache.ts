import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DiskRoom } from '../storage/disk-room.ts';
import { isAbandoned, temporaryName } from '../storage/temporary-name.ts';
import { createRecentBytes } from './recent-bytes.ts';

/** What can be made again, kept on disk up to a size; the least recently used goes first. */
export interface DerivativeCache {
  /**
   * The derivative of this name, made by `make` into the file it is given where it is missing. What
   * stands before the last '/' of a name is its source.
   */
  obtain(name: string, make: (output: string) => Promise<unknown>): Promise<Derivative>;
  /** The derivative of this name if it is there. */
  find(name: string): Promise<Derivative | null>;
  /** All of it, if it is at hand in memory. */
  recall(name: string): Buffer | null;
  /**
   * Whether a derivative of this name is one of the first `limit` of its source that somebody asked
   * for. What was admitted once stays so, also if it was evicted. It is one of them from now
   * on only if it is `counted`.
   */
  admit(name: string, limit: number, options: { counted: boolean }): Promise<boolean>;
  /** Removes all derivatives of sources that are gone. */
  forget(sources: readonly string[]): Promise<void>;
  /** Counts what earlier runs and other processes have left; until then nothing old is evicted. */
  load(): Promise<void>;
  /** Removes those that are too many; nearly all, while the reserve of the disk is touched. */
  evict(): Promise<void>;
}

export interface Derivative {
  /** All of it, or where that is much, an open file, which the caller closes. */
  content: Buffer | FileHandle;
  size: number;
}

const SLACK = 0.9;
// Enough for the pictures that are being looked at: 64 MiB of 2 GiB.
const SHARE_WHEN_SHORT = 1 / 32;
const REMEMBER_USE_MS = 60 * 60 * 1000;
const MAX_KNOWN_SOURCES = 5_000;
// Most derivatives are small, and for those a stream costs twice as much as one read.
const READ_WHOLE_BYTES = 512 * 1024;

export function createDerivativeCache(
  folder: string,
  maxBytes: number,
  log: FastifyBaseLogger,
  { isShort }: Pick<DiskRoom, 'isShort'>,
): DerivativeCache {
  const incoming = join(folder, 'incoming');
  const making = new Map<string, Promise<void>>();
  /** Sizes by file, in the order of their last use. */
  let sizes = new Map<string, number>();
  let total = 0;
  const recent = createRecentBytes();
  /** What was admitted of each source; begins with what is on disk. */
  const admitted = new LRUCache<string, Promise<Set<string>>>({ max: MAX_KNOWN_SOURCES });

  function variantsOf(source: string): Promise<Set<string>> {
    const known = admitted.get(source) ?? listVariants(folder, source);
    admitted.set(source, known);
    return known;
  }

  function use(file: string, size: number): void {
    total += size - (sizes.get(file) ?? 0);
    sizes.delete(file);
    sizes.set(file, size);
  }

  /** It is not there any more; another process may have removed it. */
  function lose(file: string): void {
    total -= sizes.get(file) ?? 0;
    sizes.delete(file);
  }

  async function evict(): Promise<void> {
    const most = (await isShort()) ? maxBytes * SHARE_WHEN_SHORT : maxBytes;
    if (total <= most) return;
    const evicted: string[] = [];
    for (const [file, size] of sizes) {
      // The newest stays even if it is too large alone: someone is waiting for it.
      if (total <= most * SLACK || sizes.size === 1) break;
      sizes.delete(file);
      total -= size;
      evicted.push(file);
    }
    await Promise.all(evicted.map((file) => rm(join(folder, file), { force: true })));
    log.debug({ evicted: evicted.length }, 'derivatives evicted');
  }

  function recall(name: string): Buffer | null {
    const known = recent.get(sourceOf(name), variantOf(name));
    // What is evicted from disk is not kept in memory either.
    if (!known || !sizes.has(known.file)) return null;
    use(known.file, known.bytes.length);
    return known.bytes;
  }

  async function openDerivative(name: string): Promise<Derivative | null> {
    const known = recall(name);
    if (known) return { content: known, size: known.length };
    const file = fileOf(name);
    const found = await openFile(file);
    if (found && Buffer.isBuffer(found.content)) {
      recent.put(sourceOf(name), variantOf(name), { file, bytes: found.content });
    }
    return found;
  }

  async function openFile(file: string): Promise<Derivative | null> {
    const handle = await open(join(folder, file), 'r').catch((error) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!handle) {
      lose(file);
      return null;
    }
    const { size, mtimeMs } = await handle.stat();
    use(file, size);
    // So that the order of use survives a restart, without a write at each use.
    if (Date.now() - mtimeMs > REMEMBER_USE_MS) {
      const now = new Date();
      handle.utimes(now, now).catch(() => {});
    }
    const content = size <= READ_WHOLE_BYTES ? await readWhole(handle, size) : handle;
    return { content, size };
  }

  async function produce(file: string, make: (output: string) => Promise<unknown>): Promise<void> {
    // Another request may have made it since this one looked.
    if (await stat(join(folder, file)).catch(() => null)) return;
    const output = join(incoming, temporaryName());
    try {
      await mkdir(incoming, { recursive: true });
      // A disk that is short of room gets some before it has to take more.
      await evict();
      await make(output);
      const { size } = await stat(output);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await rename(output, join(folder, file));
      use(file, size);
      await evict();
    } finally {
      await rm(output, { force: true });
    }
  }

  return {
    async obtain(name, make) {
      const file = fileOf(name);
      // Twice, as what was just made may be evicted before it is opened.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const found = await openDerivative(name);
        if (found) return found;
        let made = making.get(file);
        if (!made) {
          made = produce(file, make).finally(() => making.delete(file));
          making.set(file, made);
        }
        await made;
      }
      const found = await openDerivative(name);
      if (found) return found;
      throw new MediaError('busy');
    },

    find: openDerivative,
    recall,
    evict,

    async admit(name, limit, { counted }) {
      const variants = await variantsOf(sourceOf(name));
      const file = fileOf(name);
      if (variants.has(file)) return true;
      if (variants.size >= limit) return false;
      if (counted) variants.add(file);
      return true;
    },

    async forget(sources) {
      for (const source of sources) {
        admitted.delete(source);
        recent.forget(source);
        for (const file of await listVariants(folder, source)) {
          lose(file);
          await rm(join(folder, file), { force: true });
        }
      }
    },

    async load() {
      await mkdir(incoming, { recursive: true });
      for (const name of await readdir(incoming)) {
        const found = await stat(join(incoming, name)).catch(() => null);
        if (found && isAbandoned(name, found.mtime)) {
          await rm(join(incoming, name), { force: true });
        }
      }
      const old = await listFiles(folder);
      const used = sizes;
      sizes = new Map(old.map(({ file, size }) => [file, size]));
      total = old.reduce((sum, { size }) => sum + size, 0);
      for (const [file, size] of used) {
        // Made while the files were listed, or removed by another process.
        if (sizes.has(file) || (await stat(join(folder, file)).catch(() => null))) use(file, size);
      }
      await evict();
    },
  };
}

async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function variantOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Where a derivative lies in the folder. */
export function fileOf(name: string): string {
  const { shard, stem } = placeOf(sourceOf(name));
  return join(shard, stem + hexOf(variantOf(name)).slice(0, 24));
}

function sourceOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

async function listVariants(folder: string, source: string): Promise<Set<string>> {
  const { shard, stem } = placeOf(source);
  const names = await readdir(join(folder, shard)).catch(() => []);
  return new Set(names.filter((name) => name.startsWith(stem)).map((name) => join(shard, name)));
}

/** All derivatives of a source lie in one folder, under names that begin alike. */
function placeOf(source: string): { shard: string; stem: string } {
  const hash = hexOf(source).slice(0, 40);
  return { shard: hash.slice(0, 2), stem: `${hash.slice(2)}-` };
}

function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Oldest use first. */
async function listFiles(folder: string) {
  const found: { file: string; size: number; used: number }[] = [];
  for (const shard of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue;
    for (const name of await readdir(join(folder, shard))) {
      const file = join(shard, name);
      const facts = await stat(join(folder, file)).catch(() => null);
      if (facts) found.push({ file, size: facts.size, used: facts.mtimeMs });
    }
  }
  return found.sort((one, other) => one.used - other.used);
}
