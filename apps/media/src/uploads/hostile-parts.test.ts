import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { isOnS3 } from '../testing/test-storage.ts';

let media: RunningMedia;
let call: ReturnType<typeof createCaller>['call'];
beforeAll(async () => {
  media = await startMedia({ reachable: true });
  ({ call } = createCaller(media, await media.mintKey('secret')));
});
afterAll(() => media.close());

async function begin(path: string, size: number): Promise<UploadBegun> {
  const { status, body } = await call('POST', '/uploads', { path, size });
  expect(status).toBe(200);
  return body as unknown as UploadBegun;
}

const isRefusal = (status: number) => status >= 400 && status < 500;

describe.skipIf(isOnS3)('parts that are none', () => {
  it.each(['-1', '1', '99999', '100000', '1e1', '0x0', '%00', '00000000', 'NaN', '0%2F0'])(
    'index %s is refused everywhere',
    async (index) => {
      const { uploadId, uploadParts } = await begin(`/index/${index.length}`, 3);
      const address = uploadParts.first.uploadUrl.replace('/0/', `/${index}/`);
      const put = await fetch(address, { method: 'PUT', body: 'gol' });
      const got = await call('GET', `/uploads/${uploadId}/parts/${index}`);
      const completed = await call('PUT', `/uploads/${uploadId}/parts/${index}`, {
        etag: 'a'.repeat(64),
      });
      for (const { status, headers } of [put, got, completed]) {
        expect(status).toSatisfy(isRefusal);
        expect(headers.get('access-control-allow-origin')).toBe('*');
      }
      expect(typeof ((await put.json()) as typeof got.body).error.code).toBe('string');
      expect(typeof completed.body.error.code).toBe('string');
    },
  );

  it.each(['x', '%00', '..%2F..', 'a'.repeat(300), '1111111111111111'])(
    'upload %s is unknown everywhere',
    async (id) => {
      const answers = [
        await fetch(`${media.origin}/parts/${id}/0/${'a'.repeat(24)}`, {
          method: 'PUT',
          body: 'x',
        }),
        await call('GET', `/uploads/${id}/parts`),
        await call('GET', `/uploads/${id}/parts/0`),
        await call('PUT', `/uploads/${id}/parts/0`, { etag: 'x' }),
      ];
      for (const { status } of answers) expect([400, 404]).toContain(status);
    },
  );

  it.each([undefined, null, 7, '', 'x', '\0', '"', 'a'.repeat(64), 'é'.repeat(1000), ['x']])(
    'etag %j completes nothing',
    async (etag) => {
      const { uploadId, uploadParts } = await begin('/etag', 3);
      await fetch(uploadParts.first.uploadUrl, { method: 'PUT', body: 'gol' });
      const { status } = await call('PUT', `/uploads/${uploadId}/parts/0`, { etag });
      expect(status).toSatisfy(isRefusal);
      const { body } = await call('GET', `/uploads/${uploadId}/parts`);
      expect(body).toEqual({ remainingUploadParts: [0] });
    },
  );
});

describe.skipIf(isOnS3)('a part', () => {
  it('that two send at the same time has one writer', async () => {
    const { uploadId, uploadParts } = await begin('/twice', 1_000_000);
    const bodies = ['a', 'b', 'c'].map((letter) => letter.repeat(1_000_000));
    const answers = await Promise.all(
      bodies.map((body) => fetch(uploadParts.first.uploadUrl, { method: 'PUT', body })),
    );
    const taken = answers.flatMap(({ status, headers }, at) =>
      status === 200 ? [{ etag: headers.get('etag'), letter: 'abc'[at] }] : [],
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
    const last = taken.at(-1);
    const ends = await Promise.all(
      taken.map(({ etag }) => call('PUT', `/uploads/${uploadId}/parts/0`, { etag })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    const stored = await (await fetch(`${media.origin}/${media.accountId}/raw/twice`)).text();
    expect(new Set(stored)).toHaveProperty('size', 1);
    expect(taken.map(({ letter }) => letter)).toContain(stored[0]);
    expect(last).toBeDefined();
  });

  it('can be completed again and again, with the same answer', async () => {
    const { uploadId, uploadParts } = await begin('/again', 3);
    const put = await fetch(uploadParts.first.uploadUrl, { method: 'PUT', body: 'gol' });
    const etag = put.headers.get('etag');
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await call('PUT', `/uploads/${uploadId}/parts/0`, { etag });
      answers.push([status, body]);
    }
    expect(answers[0]).toMatchObject([200, { status: 'Completed' }]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const other = await call('PUT', `/uploads/${uploadId}/parts/0`, { etag: 'f'.repeat(64) });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'etag_mismatch' } } });
  });

  it('without a length, or with another than it has, is not taken', async () => {
    const { uploadId, uploadParts } = await begin('/length', 5);
    const { pathname } = new URL(uploadParts.first.uploadUrl);
    const chunked = 'Transfer-Encoding: chunked\r\n\r\n5\r\ngol!!\r\n0\r\n\r\n';
    for (const rest of [
      chunked,
      'Content-Length: 4\r\n\r\ngol!',
      'Content-Length: 6\r\n\r\ngol!!!',
      'Content-Length: -5\r\n\r\ngol!!',
      'Content-Length: 5e0\r\n\r\ngol!!',
      'Content-Length: 9007199254740993\r\n\r\ngol!!',
    ]) {
      expect(await sendRaw(`PUT ${pathname} HTTP/1.1\r\nHost: x\r\n${rest}`)).toMatch(
        /^HTTP\/1\.1 4(00|11|13) /,
      );
    }
    // Announced rightly, and cut short.
    await sendRaw(`PUT ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\ngol`, true);
    const { body } = await call('GET', `/uploads/${uploadId}/parts`);
    expect(body).toEqual({ remainingUploadParts: [0] });
    const put = async () => {
      const answer = await fetch(uploadParts.first.uploadUrl, { method: 'PUT', body: 'gol!!' });
      return answer.status;
    };
    await expect.poll(put).toBe(200);
  });
});

/** Sends bytes as they are, and gives what comes back until one side has had enough. */
async function sendRaw(bytes: string, cut = false): Promise<string> {
  const { hostname, port } = new URL(media.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const ended = text(socket).catch(() => '');
  socket.write(bytes.replace('\r\n', '\r\nConnection: close\r\n'), () => {
    if (cut) socket.destroy();
  });
  return await ended;
}
