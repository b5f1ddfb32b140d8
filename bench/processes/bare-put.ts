// The baseline of an upload: a file with fsync, renamed, its folder with fsync.
import { mkdir, open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerUsage } from '../http-process.ts';

const { DATA_DIR = '' } = process.env;
const folder = join(DATA_DIR, 'bare');
await mkdir(folder, { recursive: true });
let count = 0;

const server = createServer(async (request, response) => {
  count += 1;
  const file = join(folder, String(count));
  const handle = await open(`${file}.part`, 'wx');
  for await (const chunk of request) await handle.write(chunk);
  await handle.datasync();
  await handle.close();
  await rename(`${file}.part`, file);
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
  response.writeHead(201).end();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
