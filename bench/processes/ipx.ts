// A peer: IPX as a server, with its defaults.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx';
import { answerUsage } from '../http-process.ts';

const ipx = createIPX({ storage: ipxFSStorage({ dir: process.env.PICTURES ?? '' }) });
const server = createServer(createIPXNodeServer(ipx));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
