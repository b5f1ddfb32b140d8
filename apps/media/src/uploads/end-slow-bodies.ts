import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyInstance } from 'fastify';
import type { MediaServices } from '../services.ts';

/** Ends requests whose bytes hardly come: each holds a connection and a file, and may never end. */
export function endSlowBodies(app: FastifyInstance, { limits }: MediaServices): void {
  const { bytes, seconds } = limits.slowest;

  app.addHook('onRequest', ({ raw, log }, _reply, done) => {
    const { socket } = raw;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      const isOurs = raw.readableLength > 0;
      const arrived = socket.bytesRead - seen;
      seen += arrived;
      // Bytes that have come and wait to be written are not the client's fault.
      if (raw.complete || isOurs || arrived >= bytes) return;
      log.warn({ arrived, seconds }, 'a body that hardly comes is given up');
      raw.destroy(new MediaError('too_slow'));
    }, seconds * 1000).unref();
    raw.once('close', () => clearInterval(timer));
    done();
  });
}
