import { Socket } from 'node:net';
import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

// For a busy pool or server; of one that fell silent the watch hears sooner.
const CONNECT_PATIENCE = 3000;
const STATEMENT_LIMIT = 15_000;

interface Connections {
  away: boolean;
  readonly sockets: Set<Socket>;
}

/** The pool that requests use: limited in time, and closed at once while the database is away. */
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
      // The server's own limit ends the statement; this one is for a server that fell silent.
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

  /** New work is refused, and work under way fails now instead of waiting for a silent server. */
  setAway(away: boolean): void {
    this.#connections.away = away;
    if (away) for (const socket of this.#connections.sockets) socket.destroy();
  }
}

/** A connection that breaks, idle or in somebody's hands, fails their next query, not the process. */
function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
}

function openSocket({ away, sockets }: Connections): Socket {
  const socket = new Socket();
  sockets.add(socket);
  // Whoever waited for a connection already is refused as well.
  if (away) setImmediate(() => socket.destroy(new DatabaseAway()));
  return socket.once('close', () => sockets.delete(socket));
}

/** Has the code by which PostgreSQL itself says that it takes no connections now. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code = '57P03';

  constructor() {
    super('the database is away');
  }
}

/** For migrations, backups and the like, which take the time they need. */
export function openWorkPool(url: string, options: Pick<pg.PoolConfig, 'onConnect'> = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // The demonstration world is filled by several calls at once, each with its transaction.
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
