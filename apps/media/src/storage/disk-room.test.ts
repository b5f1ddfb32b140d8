import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { clip } from '../testing/test-clips.ts';
import { gradient } from '../testing/test-pictures.ts';
import { createDiskRoom } from './disk-room.ts';

const MEGABYTE = 1024 ** 2;
const disk = mountSmallDisk(64);

it('leaves a reserve free, by default a share of the disk', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  // Half of the smallest reserve, as other tests write to the same disk.
  const nearlyAll = bavail * bsize - 0.5e9;
  await createDiskRoom(tmpdir(), 0).require(nearlyAll);
  const usual = createDiskRoom(tmpdir()).require(nearlyAll);
  await expect(usual).rejects.toMatchObject({ code: 'storage_full' });
  const none = createDiskRoom(tmpdir(), Number.MAX_SAFE_INTEGER);
  await expect(none.take(0)).rejects.toMatchObject({ code: 'storage_full', status: 507 });
  expect(await none.isShort()).toBe(true);
});

describe.skipIf(!disk)(
  `a disk of its own${disk ? '' : ' (SKIPPED: only root can mount a small one)'}`,
  () => {
    let media: RunningMedia;
    let headers: Record<string, string>;

    beforeAll(async () => {
      media = await startMedia({
        ...{ reachable: true, within: disk ?? '', diskReserve: 32 * MEGABYTE },
        jobTimes: { pollMs: 50 },
      });
      headers = { authorization: `Bearer ${await media.mintKey('secret')}` };
    });
    afterAll(async () => {
      await media.close();
      unmount(disk);
    });

    const uploads = () => `${media.origin}/v2/accounts/${media.accountId}/uploads`;
    const filler = () => join(disk ?? '', 'filler');
    const begin = (size: number) =>
      fetch(uploads(), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ path: `/${randomBytes(6).toString('hex')}`, size }),
      });
    const send = (bytes: Buffer) =>
      fetch(`${uploads()}/binary?filePath=/${randomBytes(6).toString('hex')}`, {
        ...{ method: 'POST', headers, body: bytes },
      });

    /** As if others had written to the disk; the room is looked at once a second. */
    async function fill(megabytes: number): Promise<void> {
      await writeFile(filler(), Buffer.alloc(megabytes * MEGABYTE));
      await expect
        .poll(() => send(Buffer.alloc(300_000)).then(statusOf), { timeout: 5000 })
        .toBe(507);
    }
    async function makeRoom(): Promise<void> {
      await rm(filler());
      await expect.poll(() => begin(1000).then(statusOf), { timeout: 5000 }).toBe(200);
    }

    it('counts what many take at the same moment', async () => {
      const { bavail, bsize } = await statfs(disk ?? '');
      const room = createDiskRoom(disk ?? '', bavail * bsize - 10.5 * MEGABYTE);
      const taken = Array.from({ length: 20 }, () => room.take(MEGABYTE));
      const outcomes = (await Promise.allSettled(taken)).map(({ status }) => status);
      expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(10);
    });

    it('takes no more than the reserve leaves, also from many at once', async () => {
      expect((await begin(40 * MEGABYTE)).status).toBe(507);
      const parts = await Promise.all(
        Array.from(
          { length: 12 },
          async () => (await (await begin(5 * MEGABYTE)).json()) as UploadBegun,
        ),
      );
      const statuses = await Promise.all(
        parts.map(({ uploadParts }) =>
          fetch(uploadParts.first.uploadUrl, {
            ...{ method: 'PUT', body: randomBytes(5 * MEGABYTE) },
          }).then(statusOf),
        ),
      );
      expect(statuses).toContain(507);
      expect(statuses.filter((status) => status !== 200 && status !== 507)).toEqual([]);
      const { bavail, bsize } = await statfs(disk ?? '');
      // Each may have written a piece of a megabyte while the disk was looked at.
      expect(bavail * bsize).toBeGreaterThanOrEqual(20 * MEGABYTE);
      for (const { uploadId } of parts) {
        await fetch(`${uploads()}/${uploadId}`, { method: 'DELETE', headers });
      }
      await expect.poll(() => begin(20 * MEGABYTE).then(statusOf), { timeout: 5000 }).toBe(200);
    });

    it('below the reserve everything can be read, nothing is stored, and room heals it', async () => {
      const picture = await gradient(400, 300).png().toBuffer();
      const file = { mime: 'image/png', originalFileName: 'a.png', content: picture };
      await media.port.store({ ...file, path: '/a.png' });
      const begun = (await (await begin(MEGABYTE)).json()) as UploadBegun;
      await fill(34);
      for (const answer of [await begin(1000), await send(Buffer.from('small'))]) {
        expect(answer.status).toBe(507);
        expect(await answer.json()).toMatchObject({
          error: {
            code: 'storage_full',
            message: 'O servidor está sem espaço para guardar arquivos. Tente mais tarde.',
          },
        });
      }
      const part = { method: 'PUT', body: randomBytes(MEGABYTE) };
      expect((await fetch(begun.uploadParts.first.uploadUrl, part)).status).toBe(507);
      for (const address of ['raw/a.png', 'image/a.png?w=120', 'image/a.png?w=80']) {
        expect((await media.get(`/${media.accountId}/${address}`)).status, address).toBe(200);
      }
      await makeRoom();
      expect((await fetch(begun.uploadParts.first.uploadUrl, part)).status).toBe(200);
    });

    it('a video waits, and is prepared when there is room again', async () => {
      const count = async (from: string) =>
        (await media.pool.query(`SELECT FROM media.${from}`)).rowCount;
      const film = await clip({ ending: 'avi' });
      const avi = { mime: 'video/x-msvideo', originalFileName: 'a.avi', content: film };
      const { etag } = await media.port.store({ ...avi, path: '/a.avi' });
      const isMade = () =>
        expect.poll(() => count("job WHERE status = 'Succeeded'"), { timeout: 20_000 }).toBe(2);
      await isMade();
      await fill(34);
      await media.pool.query('DELETE FROM media.rendition');
      const again = `UPDATE media.job SET status = 'Created', leased_until = NULL, attempts = 0,
        task = jsonb_build_object('etag', $1::text, 'output', 'hls')`;
      await media.pool.query(again, [etag]);
      // They have begun, and the attempt does not count.
      await expect.poll(() => count("job WHERE status = 'Pending' AND attempts = 0")).toBe(2);
      expect(await count('rendition')).toBe(0);
      await makeRoom();
      await media.pool.query('UPDATE media.job SET leased_until = NULL');
      await isMade();
      expect(await count('rendition')).toBeGreaterThan(0);
    });
  },
);

const statusOf = ({ status }: Response) => status;
