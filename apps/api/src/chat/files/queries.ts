import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { messageFile } from '../tables.ts';

/** Those of the files that a message shows. */
export async function filesInMessages(db: Queryable, paths: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT ${messageFile.file}->>'path' AS path FROM ${messageFile}
    WHERE ${messageFile.file}->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}

/** The files of an account that messages show. */
export async function filesSentBy(db: Queryable, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT ${messageFile.file}->>'path' AS path FROM ${messageFile}
    WHERE starts_with(${messageFile.file}->>'path', ${`/messages/${accountId}/`})`);
  return rows.map(({ path }) => path);
}
