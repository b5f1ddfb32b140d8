import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@arquiba/testing/start-product';
import type { BrowserPlace } from '../tools/browser/browser.ts';

/** A separate browser that is controlled through a port, with the id of its process. */
export async function startBrowser({ executablePath, args, env }: BrowserPlace) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-browser-'));
  const own = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    // Debian starts it by a script; killing only that would leave the browser running.
    detached: true,
  });
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      if (child.pid) process.kill(-child.pid);
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
