import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queryable, Transaction } from './database.ts';

/** What becomes of a change whose answer nobody waits for. */
interface Heard {
  /** It is done, but not committed yet. */
  done?(rows: pg.QueryResultRow[]): void;
  /** It failed: what the transaction fails with instead. */
  failed?(error: unknown): unknown;
}

/**
 * A change whose answer nobody needs to go on. In a transaction it leaves with what is asked next, or with the
 * commit, so that it costs no turn of its own; what it is refused for, the transaction fails with. Outside of
 * one it is done when this ends.
 */
export async function write(
  db: Queryable,
  text: string,
  values: unknown[],
  heard: Heard = {},
): Promise<void> {
  const client = clientOf(db);
  if (client instanceof Line) client.write({ text, values }, heard);
  else await client.query(text, values);
}

/** A question in words of its own, where building it each time would cost more than asking it. */
export async function read<Row extends pg.QueryResultRow>(
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await clientOf(db).query<Row>(text, values)).rows;
}

/** Runs when, and only if, the transaction is committed. Outside of one there is nothing to wait for. */
export function afterCommit(db: Queryable, work: () => void): void {
  const client = clientOf(db);
  if (client instanceof Line) client.afterwards.push(work);
  else work();
}

/** The pool that a connection is of: by it things of one process are told from those of another. */
export function poolOf(tx: Transaction): pg.Pool | null {
  const client = clientOf(tx);
  return client instanceof Line ? client.pool : null;
}

/** One transaction. Its beginning leaves with its first statement, its commit with its last changes. */
export async function transact<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const { tx, line } = opened.get(client) ?? open(pool, client);
  try {
    line.reset();
    await client.query('begin');
    const result = await work(tx);
    await line.commit();
    for (const each of line.afterwards) each();
    return result;
  } catch (error) {
    await line.rollBack();
    throw line.reasonFor(error);
  } finally {
    client.release();
  }
}

/** Kept with its connection: what is prepared on it is prepared once. */
const opened = new WeakMap<pg.PoolClient, { tx: Transaction; line: Line }>();

function open(pool: pg.Pool, client: pg.PoolClient) {
  const line = new Line(pool, client);
  const dialect = new PgDialect();
  const session = new NodePgSession(line as unknown as pg.PoolClient, dialect, undefined);
  const tx = new NodePgTransaction(dialect, session, undefined) as unknown as Transaction;
  const both = { tx, line };
  opened.set(client, both);
  return both;
}

/** Drizzle keeps it to itself. */
function clientOf(db: Queryable): pg.Pool | Line {
  return (db as unknown as { session: { client: pg.Pool | Line } }).session.client;
}

const ABORTED = '25P02';

function isPartlyUndone(asked: unknown): boolean {
  const { text = asked } = (asked ?? {}) as { text?: unknown };
  return typeof text === 'string' && text.startsWith('rollback to');
}

/** The connection of a transaction, on which changes wait for company. Their order is that of the calls. */
class Line {
  readonly pool: pg.Pool;
  readonly #client: pg.PoolClient;
  #waiting: (() => Promise<void>)[] = [];
  #sent: Promise<void>[] = [];
  #failures: unknown[] = [];
  #ended = false;
  afterwards: (() => void)[] = [];

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.pool = pool;
    this.#client = client;
  }

  reset(): void {
    [this.#waiting, this.#sent, this.#failures, this.afterwards] = [[], [], [], []];
    this.#ended = false;
  }

  query: pg.PoolClient['query'] = (...given: unknown[]) => {
    this.#send();
    // What hung on a part that is undone must not happen; the rest of it can be done without.
    if (isPartlyUndone(given[0])) this.afterwards = [];
    return this.#client.query(...(given as [string])) as never;
  };

  write(statement: pg.QueryConfig, { done, failed }: Heard): void {
    this.#waiting.push(() =>
      this.#client.query(statement).then(
        ({ rows }) => done?.(rows),
        (error) => {
          this.#failures.push(failed ? failed(error) : error);
        },
      ),
    );
  }

  async commit(): Promise<void> {
    this.#send();
    const ending = this.#client.query('commit');
    const [{ command }] = await Promise.all([ending, ...this.#sent]);
    this.#ended = true;
    // PostgreSQL ends what has failed without a word.
    if (command !== 'COMMIT') throw this.#failures[0] ?? new Error('The transaction had failed');
  }

  async rollBack(): Promise<void> {
    // Where the connection is gone, so is the transaction.
    if (!this.#ended) await this.#client.query('rollback').catch(() => {});
  }

  /** Whatever is asked after a change that failed says no more than that something did. */
  reasonFor(error: unknown): unknown {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return (cause as { code?: string }).code === ABORTED ? (this.#failures[0] ?? error) : error;
  }

  #send(): void {
    for (const start of this.#waiting.splice(0)) this.#sent.push(start());
  }
}
