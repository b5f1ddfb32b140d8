import type { Queryable } from '../platform/database/database.ts';
import { query } from '../platform/database/transaction.ts';
import type { lens, lensLine, lensTreatment } from './tables.ts';

type LensRow = typeof lens.$inferSelect;
type TreatmentRow = typeof lensTreatment.$inferSelect;

/** Everything that is offered, at current prices. */
export interface LensTable {
  lenses: Pick<LensRow, 'kind' | 'index' | 'priceCents' | 'businessDays'>[];
  treatments: Pick<TreatmentRow, 'treatment' | 'kinds' | 'priceCents' | 'businessDays'>[];
  lines: (typeof lensLine.$inferSelect)[];
}

/** The table is small: it is read whole, in one statement. */
export async function readLensTable(db: Queryable): Promise<LensTable> {
  const [row] = await query<LensTable>(db, 'lens_table', READ, []);
  if (!row) throw new Error('The table of lenses was not read');
  return row;
}

const READ = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object('kind', kind, 'index', index,
        'priceCents', price_cents, 'businessDays', business_days) ORDER BY price_cents, index), '[]')
      FROM lens WHERE offered) AS lenses,
    (SELECT coalesce(json_agg(json_build_object('treatment', treatment, 'kinds', kinds,
        'priceCents', price_cents, 'businessDays', business_days) ORDER BY price_cents), '[]')
      FROM lens_treatment WHERE offered) AS treatments,
    (SELECT coalesce(json_agg(json_build_object('line', line, 'kinds', kinds)), '[]')
      FROM lens_line) AS lines`;
