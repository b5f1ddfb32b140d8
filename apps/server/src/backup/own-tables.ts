import type pg from 'pg';

/** A table of ours, with the columns that hold stored (not generated) data. */
export interface OwnTable {
  /** `schema.table`. */
  name: string;
  columns: string[];
}

export const OWN_SCHEMAS = ['public', 'server', 'media'];

/** All tables with our data. The list of migrations is not data, and the job queue is rebuilt. */
export async function listOwnTables(client: pg.PoolClient): Promise<OwnTable[]> {
  const { rows } = await client.query<OwnTable>(
    `SELECT n.nspname || '.' || c.relname AS name,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
               AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = ANY ($1) AND c.relkind = 'r' AND c.oid <> 'public.migration'::regclass
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
                       AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1`,
    [OWN_SCHEMAS],
  );
  return rows;
}

export function quotedName(table: OwnTable): string {
  return table.name.split('.').map(quoted).join('.');
}

export function copyTarget(table: OwnTable): string {
  return `${quotedName(table)} (${table.columns.map(quoted).join(', ')})`;
}

/** Values must read back the same with any settings of the server. */
export async function fixTextForms(client: pg.PoolClient): Promise<void> {
  await client.query(`SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC';
    SET LOCAL IntervalStyle = 'postgres'; SET LOCAL bytea_output = 'hex';
    SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8'`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
