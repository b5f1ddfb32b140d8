import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ChatProcess } from './chat-process.ts';

const PROGRAM = fileURLToPath(new URL('chat-process.ts', import.meta.url));

const started = new Set<ChildProcess>();

export interface Running {
  url: string;
  child: ChildProcess;
}

/** Starts a process that serves the API; resolves when it answers. */
export async function startProcess(given: ChatProcess, env: object = {}): Promise<Running> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  started.add(child);
  if (!child.stdout) throw new Error('The process has no output.');
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process ended before it answered.');
  });
  const [url] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  // A test that kills it does so on purpose.
  ended.catch(() => undefined);
  return { url, child };
}

/** Whatever a test that failed has left. */
export async function killAll(): Promise<void> {
  for (const child of started) await kill({ child });
}

/** As in a power cut. */
export async function kill({ child }: Pick<Running, 'child'>): Promise<void> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
