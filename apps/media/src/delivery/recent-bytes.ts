/** Small derivatives as they were read last, so that what every page shows is not read for each. */
export interface RecentBytes {
  get(source: string, variant: string): ReadFile | null;
  put(source: string, variant: string, read: ReadFile): void;
  forget(source: string): void;
}

interface ReadFile {
  file: string;
  bytes: Buffer;
}

interface Entry extends ReadFile {
  readAt: number;
}

const LARGEST = 64 * 1024;
const MOST = 32 * 1024 ** 2;
// From time to time the disk is asked, which notes there that the derivative is in use.
const KEPT_MS = 10 * 60 * 1000;

/**
 * The bytes of a name never change, and rights are checked before: other processes need not be notified
 * when one is forgotten. Saves a read from disk; dropped after ten minutes or with its source.
 */
export function createRecentBytes(): RecentBytes {
  /** In the order of their last use. */
  const sources = new Map<string, Map<string, Entry>>();
  let total = 0;

  function forget(source: string): void {
    for (const { bytes } of sources.get(source)?.values() ?? []) total -= bytes.length;
    sources.delete(source);
  }

  return {
    get(source, variant) {
      const variants = sources.get(source);
      const entry = variants?.get(variant);
      if (!variants || !entry || performance.now() - entry.readAt > KEPT_MS) return null;
      sources.delete(source);
      sources.set(source, variants);
      return entry;
    },

    put(source, variant, { file, bytes }) {
      if (bytes.length > LARGEST) return;
      const variants = sources.get(source) ?? new Map<string, Entry>();
      total += bytes.length - (variants.get(variant)?.bytes.length ?? 0);
      variants.set(variant, { file, bytes, readAt: performance.now() });
      sources.set(source, variants);
      for (const oldest of sources.keys()) {
        if (total <= MOST) break;
        forget(oldest);
      }
    },

    forget,
  };
}
