import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** For the names of tests that are skipped without a Redis. */
export const NO_REDIS = ' (SKIPPED: install redis-server, or set REDIS_TEST_URL)';

/** A server that is not ready by then never will be. */
const TRIES = 100;

/**
 * The Redis of `REDIS_TEST_URL`, or one that is started from the machine's own program; null where there is
 * neither.
 */
export async function openTestRedis(): Promise<TestRedis | null> {
  const url = process.env.REDIS_TEST_URL;
  if (url) return { url, stop: async () => {} };
  return (await start('redis-server')) ?? (await start('valkey-server'));
}

/** On a socket in a folder of its own, without files. */
async function start(program: string): Promise<TestRedis | null> {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-redis-'));
  const socket = join(folder, 'redis.sock');
  const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...settings, '--dir', folder], { stdio: 'ignore' });
  const ended = once(child, 'exit').then(
    () => true,
    () => true,
  );
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await answers(socket)) return { url: socket, stop };
    if (await Promise.race([ended, sleep(50, false)])) break;
  }
  await stop();
  return null;
}

async function answers(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
