import type { Connection } from './live-socket.ts';

interface Ways {
  openSocket(): Connection;
  openStream(): Connection;
}

/** So many sockets in a row that did not open: something on the way may block them. */
const ATTEMPTS = 2;
const FIRST_TRIAL_MS = 30_000;
const LONGEST_TRIAL_MS = 10 * 60_000;

/**
 * Opens sockets, and a stream after two that did not open. While the stream is open, a socket is tried from
 * time to time; once one opens, the stream is closed, and the next connection is a socket again.
 */
export function createOpener({ openSocket, openStream }: Ways): () => Connection {
  let failures = 0;

  function tryLater(stream: Connection, wait: number): void {
    const timer = setTimeout(() => {
      const trial = openSocket();
      trial.addEventListener('open', () => {
        failures = 0;
        trial.close();
        stream.close();
      });
      trial.addEventListener('close', () => {
        if (failures > 0) tryLater(stream, Math.min(wait * 2, LONGEST_TRIAL_MS));
      });
    }, wait);
    stream.addEventListener('close', () => clearTimeout(timer));
  }

  return () => {
    const isBlocked = failures >= ATTEMPTS;
    const connection = isBlocked ? openStream() : openSocket();
    let opened = false;
    connection.addEventListener('open', () => {
      opened = true;
      if (isBlocked) tryLater(connection, FIRST_TRIAL_MS);
      else failures = 0;
    });
    connection.addEventListener('close', () => {
      // A stream that does not open either: the network or the server is down, not sockets.
      if (!opened) failures = isBlocked ? 0 : failures + 1;
    });
    return connection;
  };
}
