// The baseline of a large upload: parts written at their offsets in one file, each with fsync.
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerUsage } from '../http-process.ts';

const file = join(process.env.DATA_DIR ?? '', 'bare-offsets');
await (await open(file, 'w')).close();

const server = createServer(async (request, response) => {
  let offset = Number(request.headers['x-offset']);
  const handle = await open(file, 'r+');
  for await (const chunk of request) {
    await handle.write(chunk, 0, chunk.length, offset);
    offset += chunk.length;
  }
  await handle.datasync();
  await handle.close();
  response.writeHead(200).end();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
    await rm(file);
  });
});
