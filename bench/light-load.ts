import { connect, type OnReadOpts, type Socket } from 'node:net';

/**
 * Asks the same thing again and again, on so many connections, and gives the microseconds until the
 * last answer. It only counts bytes, so that it takes less of the machine than any server it asks: an
 * ordinary client takes more, and then all fast servers look alike. All answers must be 200.
 */
export function lightLoad(
  url: string,
  { amount, connections }: { amount: number; connections: number },
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  return new Promise((done, fail) => {
    const begun = performance.now();
    let toAsk = amount;
    let toCome = amount;

    function next(socket: Socket): void {
      toAsk -= 1;
      if (toAsk >= 0) socket.write(request);
      else socket.end();
    }

    function open(): void {
      let arrived = 0;
      let size = 0;
      const onread: OnReadOpts = {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback(length, buffer) {
          if (arrived === 0) {
            if (!isWell(buffer)) socket.destroy(new Error(`${url}: not 200`));
            size = sizeOf(buffer, length);
          }
          arrived += length;
          if (arrived > size) socket.destroy(new Error(`${url}: more than one answer`));
          if (arrived !== size) return true;
          arrived = 0;
          toCome -= 1;
          if (toCome === 0) done((performance.now() - begun) * 1000);
          next(socket);
          return true;
        },
      };
      const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
      socket.on('error', fail).once('connect', () => next(socket));
    }

    for (let at = 0; at < connections; at += 1) open();
  });
}

export function isWell(answer: Uint8Array): boolean {
  return Buffer.from(answer.buffer, answer.byteOffset, 12).toString('latin1') === 'HTTP/1.1 200';
}

/** Of a whole answer, of which the headers have come. */
export function sizeOf(answer: Uint8Array, length: number): number {
  const text = Buffer.from(answer.buffer, answer.byteOffset, length).toString('latin1');
  const body = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
  return text.indexOf('\r\n\r\n') + 4 + Number(body);
}
