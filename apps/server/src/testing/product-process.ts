import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
}

/** The real command line in a separate process, with only the given environment. */
export class ProductProcess {
  readonly #child: ChildProcess;
  #output = '';
  readonly ended: Promise<Ended>;

  /** `before`: a program that runs the command line, instead of Node itself. */
  constructor(args: string[], environment: Record<string, string>, before: string[] = []) {
    this.#child = spawn(findNode(), [...before, MAIN, ...args], {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DEMO: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.ended = once(this.#child, 'close').then(([code]) => ({ code, output: this.#output }));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** Resolves when the output contains it; rejects if the process ends first. */
  async shows(expected: string): Promise<void> {
    const over = this.ended.then(({ output }) => {
      if (!output.includes(expected)) throw new Error(`Ended without "${expected}":\n${output}`);
    });
    while (!this.#output.includes(expected)) {
      const more = Promise.all([once(this.#child.stdout ?? this.#child, 'data')]);
      await Promise.race([more, over]);
    }
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}

export function runArquiba(args: string[], environment: Record<string, string> = {}) {
  return new ProductProcess(args, environment).ended;
}

/** Tests already run on Node 24, unless a person starts Vitest by hand. */
function findNode(): string {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(manifest), 'bin', 'node');
}
