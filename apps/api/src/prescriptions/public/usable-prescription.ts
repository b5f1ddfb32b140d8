import { ApiError } from '@arquiba/contract/errors';
import { isMadeToMeasure, needsAddition } from '@arquiba/contract/lenses';
import type { Queryable } from '../../platform/database/database.ts';
import { findOwn, type PrescriptionRow } from '../queries.ts';

export type { PrescriptionRow } from '../queries.ts';

/** An own prescription for lenses with this code. Another account's is not found. */
export async function usablePrescription(
  db: Queryable,
  { accountId, id, lens }: { accountId: string; id: string; lens: string },
): Promise<PrescriptionRow> {
  const row = await findOwn(db, accountId, id);
  if (!row) throw new ApiError('not_found', { message: 'Esta receita não existe mais.' });
  if (!isMadeToMeasure({ code: lens })) {
    throw new ApiError('not_allowed', { message: 'Estas lentes não levam receita.' });
  }
  if (!fits(row, lens)) {
    const message = 'Lentes multifocais precisam da adição, e esta receita não tem.';
    throw new ApiError('not_allowed', { message });
  }
  return row;
}

/** Whether it has what lenses with this code are made by. Of a photo or a PDF staff decide that. */
export function fits({ values }: Pick<PrescriptionRow, 'values'>, lens: string): boolean {
  return !needsAddition(lens) || values === null || values.right.addition !== null;
}
