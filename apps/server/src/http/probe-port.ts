import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { portRefusal } from './serve.ts';

/** Checks that a port is free before anything else starts; returns it, or a free one for port 0. */
export async function probePort(host: string, port: number, variable: string): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw portRefusal(error, { host, port, variable });
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
}
