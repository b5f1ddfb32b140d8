import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { isOpenReport } from '../../reports/public/is-open.ts';
import { message, messageFile, reportedMessage } from '../tables.ts';

/** Files of reports that nobody has closed yet stay for the staff, also if their message is gone. */
const underReport = sql`
  SELECT reported->>'path' AS path
  FROM ${reportedMessage}, jsonb_array_elements(${reportedMessage.files}) AS reported
  WHERE ${isOpenReport(reportedMessage.reportId)}`;

const linkPicture = sql`${message.link}->'picture'->>'path'`;

/** Those of the files that a message or an open report needs. */
export async function filesInUse(db: Queryable, paths: readonly string[]): Promise<string[]> {
  const given = sql`ANY (${sql.param([...paths])}::text[])`;
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT ${messageFile.file}->>'path' AS path FROM ${messageFile}
    WHERE ${messageFile.file}->>'path' = ${given}
    UNION SELECT ${linkPicture} FROM ${message} WHERE ${linkPicture} = ${given}
    UNION SELECT path FROM (${underReport}) AS held WHERE path = ${given}`);
  return rows.map(({ path }) => path);
}

/** The files of an account that messages or open reports need. */
export async function filesSentBy(db: Queryable, accountId: string): Promise<string[]> {
  const folder = `/messages/${accountId}/`;
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT ${messageFile.file}->>'path' AS path FROM ${messageFile}
    WHERE starts_with(${messageFile.file}->>'path', ${folder})
    UNION SELECT path FROM (${underReport}) AS held WHERE starts_with(path, ${folder})`);
  return rows.map(({ path }) => path);
}
