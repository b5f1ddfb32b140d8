import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../http-process.ts';
import type { Trial } from '../measure.ts';
import { openMediaAccount } from '../media-account.ts';
import { memoryOf } from '../tree-cpu.ts';
import { uploadInParts } from '../upload-in-parts.ts';

const MIB = 1024 ** 2;
const SIZES = [16, 256, 2048];

export const entry: Trial = {
  about:
    'Resident memory of the media process while a file is uploaded in parts, four at a time, looked at every 20 ms. Idle is after a first small upload. Asked: less than 150 MiB above idle for 2 GiB.',
  empty: true,
  async run(world) {
    const { bavail, bsize } = await statfs(world.dataFolder);
    const largest = Math.max(...SIZES) * MIB;
    if (bavail * bsize < 2 * largest) throw new Error('Too little disk is free for this entry');
    const account = await openMediaAccount(world, 'memory');
    const environment = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder };
    const { child, origin, stop } = await startServer('media.ts', environment);
    const pid = child.pid ?? 0;
    const bytes = randomBytes(5 * MIB);
    const upload = async (mebibytes: number) => {
      const sent = await uploadInParts({ origin, account }, '/file', mebibytes * MIB, bytes);
      await sent.remove();
    };
    await upload(1);
    await sleep(2000);
    const idle = await memoryOf(pid);
    const rows: string[][] = [];
    for (const size of SIZES) {
      const peak = await peakDuring(pid, upload(size));
      rows.push([`${size} MiB`, figure(idle), figure(peak), figure(peak - idle)]);
    }
    await stop();
    return { columns: ['', 'idle MiB', 'highest MiB', 'above idle MiB'], rows };
  },
};

async function peakDuring(pid: number, work: Promise<void>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, await memoryOf(pid));
    await sleep(20);
  }
  await over;
  return peak;
}

function figure(bytes: number): string {
  return (bytes / MIB).toFixed(0);
}
