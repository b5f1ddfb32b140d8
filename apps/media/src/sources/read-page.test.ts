import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { publicSources } from './source-rules.ts';

let server: Server;
let url: string;
let asked = 0;
/** As if this machine were on the internet. */
const open = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked += 1;
    if (request.url === '/latin') {
      reply.setHeader('content-type', 'text/html; charset=iso-8859-1');
      reply.end(Buffer.from('<title>Seleção</title>', 'latin1'));
    } else if (request.url === '/picture') {
      reply.setHeader('content-type', 'image/png').end('not a page');
    } else if (request.url === '/inside') {
      reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    } else {
      reply.setHeader('content-type', 'text/html').end(`<p>${'x'.repeat(1_000_000)}`);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reads the beginning of a page in its own character set, and nothing else', async () => {
  expect(await readPage(open, `${url}/latin`)).toEqual({
    ...{ url: `${url}/latin`, html: '<title>Seleção</title>' },
  });
  expect((await readPage(open, `${url}/long`))?.html).toHaveLength(256 * 1024);
  expect(await readPage(open, `${url}/picture`)).toBeNull();
});

it('asks no machine that only this one can reach', async () => {
  const before = asked;
  for (const address of [url, 'http://localhost/', 'http://[::1]/', 'file:///etc/passwd', 'x']) {
    expect(await readPage(publicSources, address)).toBeNull();
  }
  expect(asked).toBe(before);
  const onlyHere = { ...open, isAllowed: (address: string) => address === '127.0.0.1' };
  expect(await readPage(onlyHere, `${url}/inside`)).toBeNull();
});
