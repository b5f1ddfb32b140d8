import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const ROUNDS = 40;

let media: RunningMedia;
let other: pg.Pool;
let headers: Record<string, string>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  headers = { authorization: `Bearer ${await media.mintKey('secret')}` };
  other = new pg.Pool({ connectionString: media.databaseUrl, max: 1 });
});
afterAll(async () => {
  await other.end();
  await media.close();
});

const uploads = () => `${media.origin}/v2/accounts/${media.accountId}/uploads`;
const json = () => ({ ...headers, 'content-type': 'application/json' });
const randomPath = () => `/${randomBytes(8).toString('hex')}`;

const begin = (size: number) =>
  fetch(uploads(), {
    ...{ method: 'POST', headers: json() },
    body: JSON.stringify({ path: randomPath(), size }),
  });

const ways: Record<string, (seen: (answer: Response) => void) => Promise<unknown>> = {
  'one small file': async (seen) => seen(await send(randomBytes(2000))),
  'one large file': async (seen) => seen(await send(randomBytes(400_000))),
  async 'a form'(seen) {
    const body = new FormData();
    for (const name of ['a', 'b']) body.append(name, new File([randomBytes(300_000)], name));
    const query = `folderPath=${randomPath()}&fileName={ORIGINAL_FILE_NAME}`;
    seen(await fetch(`${uploads()}/form_data?${query}`, { method: 'POST', headers, body }));
  },
  async 'in parts'(seen) {
    const begun = await begin(5000);
    seen(begun);
    if (begun.status !== 200) return;
    const { uploadId, uploadParts } = (await begun.json()) as UploadBegun;
    const put = await fetch(uploadParts.first.uploadUrl, {
      method: 'PUT',
      body: randomBytes(5000),
    });
    seen(put);
    if (put.status !== 200) return;
    const body = JSON.stringify({ etag: put.headers.get('etag') });
    const part = `${uploads()}/${uploadId}/parts/0`;
    seen(await fetch(part, { method: 'PUT', headers: json(), body }));
  },
};

const send = (bytes: Buffer) =>
  fetch(`${uploads()}/binary?filePath=${randomPath()}`, { method: 'POST', headers, body: bytes });

it.each(Object.keys(ways))(
  '%s is 503 when the connection breaks under it, and may be sent again',
  async (name) => {
    const answers: Response[] = [];
    const way = ways[name] ?? (async () => {});
    let isOver = false;
    const breaking = breakConnections(() => isOver);
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([1, 2, 3].map(() => way((answer) => answers.push(answer))));
    }
    isOver = true;
    await breaking;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ status }) => status !== 503).map(({ status }) => status)).toEqual([]);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('2');
    const last: Response[] = [];
    await way((answer) => last.push(answer));
    expect(last.map(({ status }) => status)).toEqual(last.map(() => 200));
  },
);

/** Ends every connection of the service, as a database that dies does, again and again. */
async function breakConnections(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND backend_type = 'client backend'`,
    );
    await sleep(Math.random() * 20);
  }
}
