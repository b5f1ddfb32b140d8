import type pg from 'pg';
import { type Database, openDatabase } from './database.ts';

/** More would wait for each other where several connections could work side by side. */
const MOST_TOGETHER = 4;

interface Asked {
  statement: pg.QueryConfig;
  values: unknown[] | undefined;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

const gatheredOf = new WeakMap<Database, Database>();

/**
 * The same database for reads: those asked in the same moment share a connection, leave in one write and wake both
 * sides up once. Not for changes: what waits for a lock would keep waiting who came along with it.
 */
export function gathered(db: Database): Database {
  const known = gatheredOf.get(db);
  if (known) return known;
  const reads = openDatabase(gatheringPool(db.$client));
  gatheredOf.set(db, reads);
  // What only reads may call what asks for this itself.
  gatheredOf.set(reads, reads);
  return reads;
}

function gatheringPool(pool: pg.Pool): pg.Pool {
  let waiting: Asked[] | undefined;

  /** Whoever asks while the connection is being fetched goes along. */
  function ask(asked: Asked): void {
    if (waiting) {
      if (waiting.push(asked) === MOST_TOGETHER) waiting = undefined;
      return;
    }
    const all = [asked];
    waiting = all;
    pool.connect((error, client, release) => {
      if (waiting === all) waiting = undefined;
      if (client) askAll(all, client, release);
      else for (const { reject } of all) reject(error);
    });
  }

  return Object.create(pool, {
    connect: { value: pool.connect.bind(pool) },
    query: {
      value: (statement: Asked['statement'], values?: unknown[]) =>
        new Promise((resolve, reject) => ask({ statement, values, resolve, reject })),
    },
  });
}

function askAll(all: Asked[], client: pg.PoolClient, release: () => void): void {
  // A connection that breaks fails what was asked of it, and no more.
  const ignore = () => {};
  client.on('error', ignore);
  let open = all.length;
  const ended = () => {
    open -= 1;
    if (open > 0) return;
    client.off('error', ignore);
    release();
  };
  for (const { statement, values, resolve, reject } of all) {
    client.query(statement, values).then(resolve, reject).finally(ended);
  }
}
