import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

export interface Served {
  /** Accepts no new connections, and waits up to `patience` for the running requests. */
  drain(patience: number): Promise<void>;
  /**
   * Closes everything that is still connected, including upgraded sockets. Without this, an open connection
   * without any request would keep the app from closing: Node does not count it as idle.
   */
  close(): Promise<void>;
}

/** Opens an app to visitors. */
export async function serve(
  app: FastifyInstance,
  address: { host: string; port: number; variable: string },
): Promise<Served> {
  const sockets = new Set<Socket>();
  let underWay = 0;
  let wake = () => {};
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (underWay === 0) wake();
    });
  });
  try {
    await app.listen({ host: address.host, port: address.port });
  } catch (error) {
    throw portRefusal(error, address);
  }
  let closing: Promise<unknown> = Promise.resolve();
  return {
    async drain(patience) {
      closing = app.close();
      const quiet = new Promise<void>((done) => {
        wake = done;
        if (underWay === 0) done();
      });
      const deadline = new Promise<void>((done) => setTimeout(done, patience).unref());
      await Promise.race([quiet, deadline]);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await closing;
    },
  };
}

/** The message for an address that we cannot listen on. */
export function portRefusal(
  error: unknown,
  { host, port, variable }: { host: string; port: number; variable: string },
): Refusal {
  const { code } = error as NodeJS.ErrnoException;
  const cause = { cause: error };
  if (code === 'EADDRINUSE') {
    return new Refusal(
      `A porta ${port} já está em uso: pare o outro programa ou escolha outra com ${variable}.`,
      cause,
    );
  }
  if (code === 'EACCES') {
    return new Refusal(
      `Falta permissão para a porta ${port}; escolha outra com ${variable}.`,
      cause,
    );
  }
  return new Refusal(`HOST não pode ser usado: ${host} não é um endereço desta máquina.`, cause);
}
