import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { StreamGate } from '@arquiba/media-contract/live-program';
import type { MediaServices } from '../../services.ts';
import { ProgramConnection } from './program-connection.ts';

export interface ProgramServer {
  port: number;
  /** Ends all connections; what came is stored. */
  close(): Promise<void>;
}

const MOST_PROGRAMS = 200;

/** Where programs such as OBS send their pictures, by RTMP. */
export async function listenToPrograms(
  services: MediaServices,
  accountId: string,
  gate: StreamGate,
  address: { host: string; port: number },
): Promise<ProgramServer> {
  const { mostStrangers, mostStrangersOfAddress } = services.liveLimits;
  const strangers = new Set<Socket>();
  const connections = new Set<ProgramConnection>();

  function hasRoomFor(socket: Socket): boolean {
    const { remoteAddress } = socket;
    const near = [...strangers].filter((other) => other.remoteAddress === remoteAddress);
    return (
      connections.size - strangers.size < MOST_PROGRAMS &&
      strangers.size < mostStrangers &&
      near.length < mostStrangersOfAddress
    );
  }

  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    if (!hasRoomFor(socket)) return socket.destroy();
    strangers.add(socket);
    const onAdmitted = () => strangers.delete(socket);
    const connection = new ProgramConnection(socket, { services, accountId, gate, onAdmitted });
    connections.add(connection);
    connection.ended.finally(() => {
      strangers.delete(socket);
      connections.delete(connection);
    });
  });
  server.listen(address);
  await once(server, 'listening');
  server.on('error', (err) => services.log.warn({ err }, 'programs cannot connect'));

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      for (const connection of connections) connection.close();
      await Promise.all([...connections].map(({ ended }) => ended));
    },
  };
}
