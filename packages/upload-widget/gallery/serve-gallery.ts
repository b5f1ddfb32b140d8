import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface Gallery {
  url: string;
  close(): void;
}

/** The gallery, built as a site would build it, on an origin of its own. */
export async function serveGallery(port = 0): Promise<Gallery> {
  const files = await bundle();
  const server = createServer((request, reply) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': typeOf(path), 'cache-control': 'no-store' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    ...{ configFile: false, logLevel: 'error', root: fileURLToPath(new URL('.', import.meta.url)) },
    resolve: { conditions: ['source', 'module', 'browser', 'production', 'import', 'default'] },
    // Whatever runs this may have said that it is no production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('The gallery was not built');
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
}
