import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';
import type { End } from './archive.ts';
import {
  copyTarget,
  fixTextForms,
  listOwnTables,
  OWN_SCHEMAS,
  type OwnTable,
  quotedName,
} from './own-tables.ts';

interface Copying {
  table: OwnTable;
  stream: CopyStreamQuery;
  done: Promise<void>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads tables in one transaction, with only an owner's rights. Foreign keys are dropped and checked at the
 * end, so that neither the order of tables nor cycles among them matter.
 */
export class TableLoader {
  readonly #client: pg.PoolClient;
  readonly #tables: Map<string, OwnTable>;
  readonly #keys: ForeignKey[];
  readonly #rows = new Map<string, number>();
  #copying: Copying | null = null;

  private constructor(client: pg.PoolClient, tables: OwnTable[], keys: ForeignKey[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#keys = keys;
  }

  static async open(pool: pg.Pool, tables: OwnTable[]): Promise<TableLoader> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await fixTextForms(client);
      await refuseOtherShape(client, tables);
      const keys = await listForeignKeys(client);
      for (const { table, name } of keys) {
        await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
      }
      for (const table of tables) {
        await client.query(`ALTER TABLE ${quotedName(table)} DISABLE TRIGGER USER`);
        // Migrations may have inserted rows; the backup has them too.
        await client.query(`DELETE FROM ${quotedName(table)}`);
      }
      return new TableLoader(client, tables, keys);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** The pieces of one table must arrive one after the other. */
  async add(name: string, content: Readable): Promise<void> {
    if (this.#copying?.table.name !== name) await this.#begin(name);
    const copying = this.#copying as Copying;
    for await (const chunk of content) {
      if (!copying.stream.write(chunk))
        await Promise.race([once(copying.stream, 'drain'), copying.done]);
    }
  }

  async finish(end: End): Promise<void> {
    await this.#endCopying();
    for (const [name, expected] of Object.entries(end.rows)) {
      if ((this.#rows.get(name) ?? 0) === expected) continue;
      throw new Refusal(`O backup não tem todas as linhas de ${name} que anuncia.`);
    }
    await this.#client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { table, name, definition } of this.#keys) {
      await this.#client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
    for (const table of this.#tables.values()) {
      await this.#client.query(`ALTER TABLE ${quotedName(table)} ENABLE TRIGGER USER`);
    }
    for (const { name, last } of end.sequences) {
      if (last !== null) await this.#client.query('SELECT setval($1::regclass, $2)', [name, last]);
    }
    await this.#client.query('COMMIT');
    this.#client.release();
  }

  /** Closes the connection, so that the server rolls back. */
  async abandon(): Promise<void> {
    this.#copying?.stream.destroy();
    this.#client.release(true);
  }

  async #begin(name: string): Promise<void> {
    await this.#endCopying();
    const table = this.#tables.get(name);
    if (!table || this.#rows.has(name))
      throw new Refusal(`O backup está fora de ordem em ${name}.`);
    const stream = this.#client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
    const done = finished(stream);
    done.catch(() => {});
    this.#copying = { table, stream, done };
  }

  async #endCopying(): Promise<void> {
    if (!this.#copying) return;
    const { table, stream, done } = this.#copying;
    stream.end();
    await done;
    this.#rows.set(table.name, stream.rowCount);
    this.#copying = null;
  }
}

async function refuseOtherShape(client: pg.PoolClient, tables: OwnTable[]): Promise<void> {
  const own = await listOwnTables(client);
  if (JSON.stringify(own) === JSON.stringify(tables)) return;
  throw new Refusal('As tabelas do backup não são as que as suas migrações fazem.');
}

async function listForeignKeys(client: pg.PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
            pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace::regnamespace::text = ANY ($1)
     ORDER BY 1, 2`,
    [OWN_SCHEMAS],
  );
  return rows;
}
