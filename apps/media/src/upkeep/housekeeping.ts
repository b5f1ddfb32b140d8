import { sweepOrphans } from '../files/sweep-orphans.ts';
import type { MediaServices } from '../services.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import { sweepVideos } from '../video/sweep-videos.ts';

const HOUR_MS = 60 * 60 * 1000;
const LOOK_AT_DISK_MS = 10_000;
const ORPHANS_EVERY_HOURS = 24;

/** What is done at the start and now and then, by any number of processes. */
export function createHousekeeping(services: MediaServices) {
  const { derivatives, log, room } = services;
  let timer: NodeJS.Timeout | null = null;
  let diskTimer: NodeJS.Timeout | null = null;
  let wasShort = false;
  let running: Promise<unknown> = Promise.resolve();
  let hours = 0;

  async function run(): Promise<void> {
    const work: Promise<unknown>[] = [sweepUploads(services), derivatives.load()];
    if (hours % ORPHANS_EVERY_HOURS === 0) {
      work.push(sweepVideos(services).then(() => sweepOrphans(services)));
    }
    hours += 1;
    for (const outcome of await Promise.allSettled(work)) {
      if (outcome.status === 'rejected') {
        log.error({ err: outcome.reason }, 'housekeeping failed');
      }
    }
  }

  async function lookAtDisk(): Promise<void> {
    const isShort = await room.isShort();
    if (isShort !== wasShort) log.warn({ isShort }, 'the reserve of the disk');
    wasShort = isShort;
    if (isShort) await derivatives.evict();
  }

  function begin(): void {
    running = running.then(run);
  }

  return {
    start() {
      timer ??= setInterval(begin, HOUR_MS).unref();
      diskTimer ??= setInterval(() => {
        lookAtDisk().catch((err) => log.error({ err }, 'the disk could not be looked at'));
      }, LOOK_AT_DISK_MS).unref();
      hours = 0;
      begin();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      if (diskTimer) clearInterval(diskTimer);
      diskTimer = null;
      await running;
    },
  };
}
