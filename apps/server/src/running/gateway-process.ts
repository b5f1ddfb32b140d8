import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

const MAIN = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));
const START_PATIENCE = 20_000;
const END_PATIENCE = 5000;
const RESTART_PAUSE = 500;

/** The offline gateway in a separate process; if it dies, it is started again. */
export class GatewayProcess {
  readonly #environment: Record<string, string>;
  readonly #log: Logger;
  #child: ChildProcess | null = null;
  #starting: Promise<void> | null = null;
  #ending = false;
  #pause: NodeJS.Timeout | undefined;

  constructor(environment: Record<string, string>, log: Logger) {
    this.#environment = environment;
    this.#log = log;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it answers; the first call starts it. */
  ready(): Promise<void> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      // None of our variables: it needs neither the database nor mail.
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.once('exit', (code) => this.#died(code));
    const signal = AbortSignal.timeout(START_PATIENCE);
    const over = once(child, 'exit', { signal }).then(() => {
      throw new Error('The offline gateway ended while it started');
    });
    await Promise.race([once(child, 'message', { signal }), over]).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
  }

  async stop(): Promise<void> {
    this.#ending = true;
    clearTimeout(this.#pause);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), END_PATIENCE);
    await ended.finally(() => clearTimeout(impatient));
  }

  #died(code: number | null): void {
    if (this.#ending) return;
    this.#log.error({ code }, 'the offline gateway ended; it is started again');
    this.#pause = setTimeout(() => {
      this.#starting = null;
      this.ready().catch((error) => this.#log.error({ err: error }, 'no offline gateway'));
    }, RESTART_PAUSE);
  }
}
