import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from './http-process.ts';
import { type MediaAccount, openMediaAccount } from './media-account.ts';
import { drawPhotograph } from './photograph.ts';
import type { World } from './world.ts';

const WIDTH = 4000;
const HEIGHT = 3000;

/** The same photograph under several names, in a folder and in an account of the media service. */
export async function keepPictures(
  world: World,
  count: number,
): Promise<{ account: MediaAccount; environment: Record<string, string> }> {
  const account = await openMediaAccount(world, 'pictures');
  const folder = join(world.dataFolder, 'pictures');
  const environment = {
    ...{ DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder, PICTURES: folder },
  };
  const bytes = await drawPhotograph(WIDTH, HEIGHT);
  await mkdir(folder, { recursive: true });
  const { origin, stop } = await startServer('media.ts', environment);
  for (let at = 0; at < count; at += 1) {
    await writeFile(join(folder, `${at}.jpg`), bytes);
    const answer = await fetch(`${origin}${account.uploads}/binary?filePath=/${at}.jpg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.key}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    // A picture that another entry uploaded is the same.
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  }
  await stop();
  return { account, environment };
}
