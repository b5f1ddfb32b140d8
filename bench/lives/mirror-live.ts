import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 250;

/** Keeps the playlist of a live and its new segments as files, for another server. */
export async function mirrorLive(playlist: string, folder: string) {
  await mkdir(folder, { recursive: true });
  let isOver = false;
  let newest = '';

  async function copy(): Promise<void> {
    const text = (await read(playlist)).toString();
    const names: string[] = text.match(/^\d+\.m4s$/gm) ?? [];
    const known = names.indexOf(newest);
    for (const name of known < 0 ? names.slice(-1) : names.slice(known + 1)) {
      await writeFile(join(folder, name), await read(new URL(name, playlist).href));
    }
    newest = names.at(-1) ?? '';
    await writeFile(join(folder, 'live.part'), text);
    await rename(join(folder, 'live.part'), join(folder, 'live.m3u8'));
  }

  async function goOn(): Promise<void> {
    while (!isOver) {
      await wait(EVERY_MS);
      await copy();
    }
  }

  await copy();
  const going = goOn();
  return {
    async stop() {
      isOver = true;
      await going;
    },
  };
}

async function read(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
