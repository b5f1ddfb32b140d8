import { LARGEST_ID } from './database.ts';

/** Rows in descending order of id, in batches, for the export of a person's data. */
export async function* inPortions<Row>(
  load: (portion: { before: string; limit: number }) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncIterable<Row[]> {
  let before = LARGEST_ID;
  for (;;) {
    const rows = await load({ before, limit: PORTION });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    before = idOf(last);
  }
}

const PORTION = 200;
