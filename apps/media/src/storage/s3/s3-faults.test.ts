import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@arquiba/testing/start-product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../../testing/start-media.ts';

// What the service does where the S3 server fails it: no server is needed for that.

const server = createServer((request, reply) => {
  if (request.url?.startsWith('/overloaded')) {
    reply.writeHead(503, { 'content-type': 'application/xml' });
    reply.end('<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>');
  }
  // Otherwise it takes the request, and never answers.
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(['away', 'silent', 'overloaded'])('with a bucket whose server is %s', (bucket) => {
  let media: RunningMedia;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${bucket === 'away' ? await freePort() : port}`;
    media = await startMedia({ s3: { endpoint, bucket, deadlineMs: 300 } });
    headers = { authorization: `Bearer ${await media.mintKey('secret')}`, origin: 'http://a.test' };
    await media.pool.query('UPDATE media.account SET quota_bytes = 1000');
  });
  afterAll(() => media.close());

  async function expectUnavailable(answer: Response): Promise<void> {
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://a.test');
  }

  const uploads = () => `${media.origin}/v2/accounts/${media.accountId}/uploads`;

  it('starts, is ready, and says what is missing', async () => {
    expect(await media.ready()).toBe(true);
    expect(media.logged.map(({ msg }) => msg)).toContain('the bucket does not answer');
  });

  it('refuses an upload for now, and gives its space back', async () => {
    const begin = await fetch(uploads(), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ size: 600 }),
    });
    await expectUnavailable(begin);
    const { rows } = await media.pool.query('SELECT used_bytes::int AS used FROM media.account');
    expect(rows).toEqual([{ used: 0 }]);
  });

  it('does not deliver for now', async () => {
    await media.pool.query(
      `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name, storage_key)
        SELECT id, '/a', 'text/plain', 1, repeat('a', 64), 'a', '20250101/abcdefghjkmnpqrstvwxyz0123'
        FROM media.account ON CONFLICT DO NOTHING`,
    );
    await expectUnavailable(await fetch(`${media.origin}/${media.accountId}/raw/a`, { headers }));
    // What is known without the bytes is told all the same.
    const head = { method: 'HEAD', headers };
    expect((await fetch(`${media.origin}/${media.accountId}/raw/a`, head)).status).toBe(200);
  });
});
