import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bundlePage } from '../../tools/bundle-page.ts';

const root = new URL('../../', import.meta.url);
const SDK = '@bytescale/sdk/dist/browser/esm/main.mjs';

/** The set that the original product had, and the newest client beside the same widget. */
const clientSets = {
  '3.30.0': `node_modules/@bytescale/upload-widget/node_modules/${SDK}`,
  '3.62.0': `node_modules/${SDK}`,
};

type Clients = keyof typeof clientSets | 'own';

/** A worker that sends cookies in addition to its header, as workers do that copy a picture's request. */
const CREDENTIALS_WORKER = `
  let config = [];
  addEventListener('install', (event) => event.waitUntil(skipWaiting()));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('message', ({ data }) => { config = data.config ?? []; });
  addEventListener('fetch', (event) => {
    const entry = config.find(({ urlPrefix }) => event.request.url.startsWith(urlPrefix));
    if (!entry) return;
    const headers = new Headers(event.request.headers);
    for (const { key, value } of entry.headers) headers.set(key, value);
    event.respondWith(fetch(new Request(event.request, { mode: 'cors', headers })));
  });
`;

export interface ClientSite {
  url: string;
  close(): void;
}

/** A site on an origin of its own, with a page of these clients and an endpoint for their tokens. */
export async function serveClientSite(
  clients: Clients,
  issueToken: () => Promise<string>,
): Promise<ClientSite> {
  const script = await bundle(clients);
  const worker = await readFile(new URL('apps/web/public/media-auth-sw.js', root), 'utf8');
  const page = '<!doctype html><title>Outro site</title><body><script src="/page.js"></script>';
  const answers: Record<string, (reply: ServerResponse) => unknown> = {
    '/': (reply) => send(reply, 'text/html; charset=utf-8', page),
    '/page.js': (reply) => send(reply, 'text/javascript', script),
    '/media-auth-sw.js': (reply) => send(reply, 'text/javascript', worker),
    '/credentials-sw.js': (reply) => send(reply, 'text/javascript', CREDENTIALS_WORKER),
    '/token': async (reply) => send(reply, 'text/plain; charset=utf-8', await issueToken()),
  };
  const server = createServer((request, reply) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(reply);
    else reply.writeHead(404).end();
  });
  // The same name as the media origin's: without https, cookies do not cross from one name to another.
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(clients: Clients): Promise<string> {
  const files =
    clients === 'own'
      ? await bundlePage('e2e/clients/own-page.ts', { alone: true })
      : await bundlePage('e2e/clients/page.ts', {
          ...{ alone: true, minify: false },
          alias: { '@bytescale/sdk': fileURLToPath(new URL(clientSets[clients], root)) },
        });
  return String(files[0]?.content);
}

function send(reply: ServerResponse, type: string, body: string): void {
  reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
