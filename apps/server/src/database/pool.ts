import { Socket } from 'node:net';
import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

// For a busy pool or server; the watch notices one that does not answer sooner.
const CONNECT_PATIENCE = 3000;
const STATEMENT_LIMIT = 15_000;

interface Connections {
  away: boolean;
  readonly sockets: Set<Socket>;
}

/** The pool for requests: with time limits, and refusing at once while the database is unreachable. */
export class ServingPool extends pg.Pool {
  readonly #connections: Connections;

  constructor(url: string, max: number) {
    const connections: Connections = { away: false, sockets: new Set() };
    super({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_PATIENCE,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_LIMIT,
      idle_in_transaction_session_timeout: STATEMENT_LIMIT,
      // The server's own limit ends the statement; this one is for a server that does not answer.
      query_timeout: STATEMENT_LIMIT + 2000,
      application_name: 'arquiba',
      stream: () => openSocket(connections),
    });
    this.#connections = connections;
    surviveBrokenConnections(this);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (this.#connections.away) {
      if (!callback) return Promise.reject(new DatabaseAway());
      callback(new DatabaseAway(), undefined, () => {});
      return undefined;
    }
    if (!callback) return super.connect();
    super.connect(callback);
  }

  /** Refuses new queries; running ones fail now instead of waiting for a server that does not answer. */
  setAway(away: boolean): void {
    this.#connections.away = away;
    if (away) for (const socket of this.#connections.sockets) socket.destroy();
  }
}

/** A connection that breaks, idle or in use, fails its next query, not the process. */
export function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
}

function openSocket({ away, sockets }: Connections): Socket {
  const socket = new Socket();
  sockets.add(socket);
  // Refuses callers that already waited for a connection, too.
  if (away) setImmediate(() => socket.destroy(new DatabaseAway()));
  return socket.once('close', () => sockets.delete(socket));
}

/** Has the code with which PostgreSQL itself refuses connections. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code = '57P03';

  constructor() {
    super('the database is away');
  }
}

/** For migrations, backups and similar work, without time limits. */
export function openWorkPool(url: string, options: Pick<pg.PoolConfig, 'onConnect'> = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // Several concurrent calls fill the demonstration, each with its own transaction.
    max: 12,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    application_name: 'arquiba-work',
    ...options,
  });
  surviveBrokenConnections(pool);
  return pool;
}
