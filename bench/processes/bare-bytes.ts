// The baseline of a download: Node's own server, with bytes and headers in memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUsage } from '../http-process.ts';

const { BYTES = '', HEADERS = '[]' } = process.env;
const bytes = readFileSync(BYTES);
const headers: string[] = JSON.parse(HEADERS);

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
