import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes files below a new folder; after `finish` they survive a power cut. */
export class FileWriter {
  readonly #folder: string;
  readonly #folders = new Set<string>();
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get count(): number {
    return this.#count;
  }

  async add(path: string, content: Readable): Promise<void> {
    const target = join(this.#folder, path);
    await this.#makeFolder(dirname(target));
    const file = await open(target, 'wx', 0o600);
    await pipeline(content, file.createWriteStream({ flush: true }));
    this.#count += 1;
  }

  async finish(): Promise<void> {
    await this.#makeFolder(this.#folder);
    for (const folder of this.#folders) {
      const handle = await open(folder);
      await handle.sync().finally(() => handle.close());
    }
  }

  async #makeFolder(folder: string): Promise<void> {
    if (this.#folders.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (let made = folder; made.startsWith(this.#folder); made = dirname(made)) {
      this.#folders.add(made);
    }
  }
}
