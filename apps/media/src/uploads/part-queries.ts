import type pg from 'pg';
import { askTogether } from '../database/ask-together.ts';
import { UPLOAD_COLUMNS, UPLOAD_HOURS, UPLOAD_OF, type UploadRow } from './queries.ts';

type Queryable = pg.Pool | pg.PoolClient;

export interface PartRow {
  etag: string | null;
  completed: boolean;
}

export type UploadWithPart = UploadRow & { part: PartRow | null };

/** An upload that has such a part, with what is known of the part. */
export const findPart = askTogether<{ id: string; index: number }, UploadWithPart | null>(
  async (pool, asked) => {
    type Row = UploadRow & { place: number; partEtag: string | null; completed: boolean | null };
    const { rows } = await pool.query<Row>({
      name: 'media-find-part',
      text: `SELECT place::int, ${UPLOAD_COLUMNS}, upload_part.etag AS "partEtag", completed
        FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (of, at, place)
        JOIN LATERAL (${UPLOAD_OF}) AS upload ON at < part_count
        LEFT JOIN LATERAL (
          SELECT * FROM media.upload_part WHERE upload_id = of AND part_index = at LIMIT 1
        ) AS upload_part ON true`,
      values: [asked.map(({ id }) => id), asked.map(({ index }) => index)],
    });
    const found = new Map(
      rows.map(({ place, partEtag, completed, ...upload }) => {
        const part = completed === null ? null : { etag: partEtag, completed };
        return [place, { ...upload, part }];
      }),
    );
    return asked.map((_, place) => found.get(place + 1) ?? null);
  },
);

/** What lies there is about to change: until it has, the part is not there. False where it was completed. */
export async function forgetPart(db: Queryable, id: string, index: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE media.upload_part SET etag = NULL
      WHERE upload_id = $1 AND part_index = $2 AND NOT completed`,
    [id, index],
  );
  return rowCount === 1;
}

/** What lies in their place is not what was completed: they have to be sent again. */
export async function reopenParts(
  db: Queryable,
  id: string,
  indexes: readonly number[],
): Promise<void> {
  await db.query(
    'DELETE FROM media.upload_part WHERE upload_id = $1 AND part_index = ANY ($2::int[])',
    [id, indexes],
  );
}

/** False where the part was completed in the meantime. */
export const notePart = askTogether<{ id: string; index: number; etag: string }, boolean>(
  async (pool, parts) => {
    const { rows } = await pool.query<{ part: string }>({
      name: 'media-note-parts',
      // A row that was written a moment ago need not be written again.
      text: `WITH alive AS (
          UPDATE media.upload SET expires_at = now() + interval '${UPLOAD_HOURS} hours'
          WHERE id = ANY ($1::text[]) AND expires_at < now() + interval '${UPLOAD_HOURS - 1} hours'
        )
        INSERT INTO media.upload_part (upload_id, part_index, etag)
        SELECT of, at, etag FROM unnest($1::text[], $2::int[], $3::text[]) AS part (of, at, etag)
        ORDER BY of, at
        ON CONFLICT (upload_id, part_index) DO UPDATE SET etag = excluded.etag
        WHERE NOT upload_part.completed
        RETURNING upload_id || '/' || part_index AS part`,
      values: [
        ...[parts.map(({ id }) => id), parts.map(({ index }) => index)],
        parts.map(({ etag }) => etag),
      ],
    });
    const noted = new Set(rows.map(({ part }) => part));
    return parts.map(({ id, index }) => noted.has(`${id}/${index}`));
  },
);

/** False where what lies there is not what the etag says. */
export async function completePartRow(
  db: Queryable,
  id: string,
  index: number,
  etag: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'media-complete-part',
    text: `UPDATE media.upload_part SET completed = true
      WHERE upload_id = $1 AND part_index = $2 AND etag = $3`,
    values: [id, index, etag],
  });
  return rowCount === 1;
}

/** The same, outside of a transaction and by many at once. */
export const completeOnePart = askTogether<{ id: string; index: number; etag: string }, boolean>(
  async (pool, parts) => {
    const { rows } = await pool.query<{ part: string }>({
      name: 'media-complete-parts',
      text: `UPDATE media.upload_part SET completed = true
        FROM unnest($1::text[], $2::int[], $3::text[]) AS sent (of, at, etag)
        WHERE upload_id = of AND part_index = at AND upload_part.etag = sent.etag
        RETURNING upload_id || '/' || part_index || '/' || upload_part.etag AS part`,
      values: [
        ...[parts.map(({ id }) => id), parts.map(({ index }) => index)],
        parts.map(({ etag }) => etag),
      ],
    });
    const completed = new Set(rows.map(({ part }) => part));
    return parts.map(({ id, index, etag }) => completed.has(`${id}/${index}/${etag}`));
  },
);

/** Whether no part is missing, as a transaction sees it. */
export async function isWhole(db: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await db.query<{ whole: boolean }>({
    name: 'media-is-whole',
    text: `SELECT part_count = (
        SELECT count(*) FROM media.upload_part WHERE upload_id = id AND completed
      ) AS whole FROM media.upload WHERE id = $1`,
    values: [id],
  });
  return rows[0]?.whole ?? false;
}

export const countCompleted = askTogether<string, number>(async (pool, ids) => {
  const { rows } = await pool.query<{ id: string; count: number }>({
    name: 'media-count-completed',
    text: `SELECT upload_id AS id, count(*)::int AS count FROM media.upload_part
      WHERE upload_id = ANY ($1::text[]) AND completed GROUP BY upload_id`,
    values: [ids],
  });
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
});

export async function findRemainingParts(db: Queryable, { id, partCount }: UploadRow) {
  const { rows } = await db.query<{ index: number }>(
    `SELECT index FROM generate_series(0, $2::int - 1) AS index
      WHERE NOT EXISTS (
        SELECT FROM media.upload_part WHERE upload_id = $1 AND part_index = index AND completed
      ) ORDER BY index`,
    [id, partCount],
  );
  return rows.map((row) => row.index);
}
