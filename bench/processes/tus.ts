// A peer: the server of the tus project with its store on disk, as its readme sets it up.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { answerUsage } from '../http-process.ts';

const { DATA_DIR = '' } = process.env;
const datastore = new FileStore({ directory: join(DATA_DIR, 'tus') });
const tus = new Server({ path: '/files', datastore });
const server = createServer((request, response) => tus.handle(request, response));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
