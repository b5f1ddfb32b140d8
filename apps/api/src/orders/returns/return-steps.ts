import type { ReturnState } from '@arquiba/contract/order-returns';
import type { BackOfficeServices } from '../../payments/public/hooks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ReturnRow } from '../tables.ts';
import { insertStep, updateReturn } from './queries.ts';

/** The states from which a return may reach each state. The trigger `order_return_steps` enforces the same. */
const RETURN_FROM: Record<ReturnState, readonly ReturnState[]> = {
  solicitada: [],
  // A parcel may come although its code has expired.
  postada: ['solicitada', 'expirada'],
  em_transito: ['solicitada', 'postada', 'expirada'],
  // Also if nobody said that it was posted.
  recebida: ['solicitada', 'postada', 'em_transito', 'expirada'],
  conferida: ['recebida'],
  reembolsada: ['conferida'],
  trocada: ['conferida'],
  recusada: ['recebida'],
  expirada: ['solicitada'],
  cancelada: ['solicitada'],
};

/** Its units are with the buyer or on their way. */
export const RETURNING: readonly ReturnState[] = ['solicitada', 'postada', 'em_transito'];
/** Nothing comes back, and nothing is refunded. */
export const DROPPED: readonly ReturnState[] = ['expirada', 'cancelada', 'recusada'];

/** The order waits for it: an exchange until what comes instead is sent. */
export function isOpen({ status, kind }: Pick<ReturnRow, 'status' | 'kind'>): boolean {
  if (RETURNING.includes(status) || status === 'recebida') return true;
  return kind === 'troca' && status === 'conferida';
}

export function mayReturnMove(from: ReturnState, to: ReturnState): boolean {
  return RETURN_FROM[to].includes(from);
}

/** The only way to change the state of a return, whose order is locked. Returns the new row. */
export async function moveReturn(
  tx: Transaction,
  { clock }: Pick<BackOfficeServices, 'clock'>,
  row: ReturnRow,
  { to, ...known }: { to: ReturnState } & Partial<ReturnRow>,
): Promise<ReturnRow> {
  if (!mayReturnMove(row.status, to)) {
    throw new Error(`A return does not go from ${row.status} to ${to}: ${row.id}`);
  }
  const changes = { ...known, status: to };
  await updateReturn(tx, row.id, changes);
  await insertStep(tx, { returnId: row.id, status: to, at: clock.now() });
  return { ...row, ...changes };
}
