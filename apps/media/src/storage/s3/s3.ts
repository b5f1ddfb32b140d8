import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { createDiskRoom } from '../disk-room.ts';
import { createIncoming, type IncomingFile } from '../incoming.ts';
import { readStart } from '../read-start.ts';
import type { PlaceableContent, PlacedPart, ReceivedContent, Storage } from '../storage.ts';
import { newKey } from '../storage-key.ts';
import { openBucket, type S3Settings } from './bucket.ts';
import { allowPages, claimBucket } from './claim-bucket.ts';
import { createLentFiles } from './lent-files.ts';
import { createObjects } from './objects.ts';
import { createParts, hashOf } from './parts.ts';

const SETTLE_MS = 24 * 60 * 60 * 1000;
const LENT_BYTES = 16 * 1024 ** 3;
// Servers differ on parts with nothing in them, so that we take those ourselves.
const NOTHING = 'nothing';

/** Storage in a bucket, `content/{key}`. What is on its way, or lent to programs, is in a local folder. */
export async function createS3(
  settings: S3Settings,
  folder: string,
  log: FastifyBaseLogger,
  room = createDiskRoom(folder),
): Promise<Storage> {
  const bucket = openBucket(settings);
  const objects = createObjects(bucket);
  const parts = createParts(bucket, objects);
  const incoming = createIncoming(join(folder, 'incoming'), room);
  const lent = createLentFiles(join(folder, 'lent'), LENT_BYTES, objects, room);
  const anyPart = { index: 0, offset: 0, length: 1, isWhole: true };
  const example = await parts.address(`${newKey()}/x`, anyPart);
  let owner = '';
  let isOurs = false;

  async function remove(key: string): Promise<void> {
    await objects.remove(key);
    await lent.forget(key);
  }

  async function requireOwnership(): Promise<boolean> {
    isOurs ||= await claimBucket(bucket, owner, log);
    return isOurs;
  }

  /** Content that `putUnder` puts under a new key. */
  function placeable(putUnder: (key: string) => Promise<void>): PlaceableContent {
    const key = newKey();
    let putting: Promise<void> | null = null;
    let isKept = false;
    const put = () => {
      putting ??= putUnder(key);
      return putting;
    };
    return {
      prepare: put,
      async keep() {
        await put();
        isKept = true;
        return { key, undo: () => remove(key) };
      },
      async discard() {
        if (!putting || isKept) return;
        // Swept later where it cannot be removed now.
        await putting.then(() => remove(key)).catch((err) => log.warn({ err }, 'not discarded'));
      },
    };
  }

  function received(arrived: IncomingFile): ReceivedContent {
    const { file, size, sha256 } = arrived;
    const { discard, ...content } = placeable((key) => objects.put(key, arrived));
    return {
      ...{ size, sha256, ...content },
      head: (length) => readStart(file, length),
      withFile: (use) => use(file),
      async discard() {
        await rm(file, { force: true });
        await discard();
      },
    };
  }

  /** It lies under its key already, which is that of the multipart upload. */
  function joined(key: string, placed: readonly PlacedPart[]): ReceivedContent {
    const size = placed.reduce((sum, { length }) => sum + length, 0);
    return {
      ...{ size, sha256: hashOf(placed) },
      head: async (length) =>
        await buffer(await objects.read(key, { start: 0, end: Math.min(size, length) - 1 })),
      withFile: (use) => lent.lend(key, use),
      prepare: async () => {},
      keep: async () => ({ key, undo: async () => {} }),
      discard: async () => {},
    };
  }

  return {
    async open(by) {
      owner = by;
      await incoming.open();
      await lent.open();
      if (await requireOwnership()) await allowPages(bucket, log);
    },

    receive: async (body) => received(await incoming.receive(body)),
    reserve: incoming.reserve,
    adopt: async (file) => received(await incoming.adopt(file)),

    copy: (source) => placeable((key) => objects.copy(source, key)),

    read: objects.read,
    withLocalFile: lent.lend,
    delete: remove,

    async *keys() {
      if (!(await requireOwnership())) return;
      yield* objects.list(new Date(Date.now() - (settings.settleMs ?? SETTLE_MS)));
    },

    partOrigin: new URL(example).origin,
    beginParts: async (size) => (size === 0 ? NOTHING : await parts.begin()),
    partAddress: async (name, place) =>
      name === NOTHING ? null : await parts.address(name, place),
    // Parts that come to us have nothing in them.
    claimPart: async () => async () => {},
    isPartClaimed: async () => false,
    writePart: async (_name, _place, body) =>
      createHash('sha256')
        .update(await buffer(body))
        .digest('hex'),
    findPart: async (name, place) => (name === NOTHING ? undefined : await parts.find(name, place)),
    async joinParts(name, placed) {
      if (name === NOTHING) return received(await incoming.receive(Buffer.alloc(0)));
      return joined(await parts.join(name, placed), placed);
    },
    endParts: async () => {},
    dropParts: async (name) => {
      if (name !== NOTHING) await parts.drop(name);
    },
    abortParts: parts.abort,
    multiparts: async (moment) => ((await requireOwnership()) ? await parts.names(moment) : []),
  };
}
