import type { Queryable } from '../../platform/database/database.ts';
import { describe } from '../messages/describe.ts';
import { listReported } from './queries.ts';

/** The messages of a report, each with what it was, as they were when it was made. */
export async function showReported(db: Queryable, reportId: string) {
  const rows = await listReported(db, reportId);
  return rows.map((row) => {
    const { voice, cardKind, cardTarget, files } = row;
    const fileMime = files[0]?.mime ?? null;
    const what = describe({ text: '', fileMime, voice, cardKind, unsent: false });
    const isText = !voice && cardKind === null && fileMime === null;
    return { ...row, what: isText ? 'Texto' : cardTarget ? `${what} ${cardTarget}` : what };
  });
}
