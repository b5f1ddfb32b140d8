import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serve-and-die.ts', import.meta.url));

/** The media service in a process of its own, loaded and waiting for `serve`. */
export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #exited: Promise<unknown[]>;

  constructor(databaseUrl: string, folder: string) {
    this.#child = spawn(process.execPath, [PROGRAM, databaseUrl, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
    this.#exited = once(this.#child, 'exit');
  }

  async serve(port: number): Promise<void> {
    await this.#lines.next();
    this.#child.stdin.write(`${port}\n`);
    const { value } = await this.#lines.next();
    if (value !== 'serving') throw new Error('The service did not begin');
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
