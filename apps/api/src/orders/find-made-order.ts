import { createHash } from 'node:crypto';
import { ApiError } from '@arquiba/contract/errors';
import type { Order, placeOrder } from '@arquiba/contract/orders';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { readOwnCart } from '../cart/public/own-cart.ts';
import { listPayments } from '../payments/public/list-payments.ts';
import { startPayment } from '../payments/public/start-payment.ts';
import type { SessionContext } from '../platform/context.ts';
import { presentOwn } from './present-own.ts';
import { findByRequest, findNewest } from './queries.ts';
import type { OrderRow } from './tables.ts';

type Input = ParsedInputOf<typeof placeOrder>;

/** For how long after an order an empty cart is taken for its cart. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * What an order stores about its request. Neither quote nor card token: a repeated request may have new ones.
 */
export function requestOf(
  { idempotencyKey }: Pick<SessionContext, 'idempotencyKey'>,
  { addressId, service, method, instalments, expectedGoods, expectedTotal }: Input,
): { requestKey: string | null; termsHash: string } {
  const shown = [expectedGoods, expectedTotal];
  const terms = JSON.stringify([addressId, service, method, instalments, ...shown]);
  const termsHash = createHash('sha256').update(terms).digest('base64url');
  return { requestKey: idempotencyKey, termsHash };
}

/**
 * The order of an earlier identical request whose answer was lost, because the process died or the connection
 * broke. Continues its payment, which may be what was missing. Null if there is no such order.
 */
export async function findMadeOrder(
  context: SessionContext,
  input: Input,
  problem: unknown,
): Promise<Order | null> {
  const { requestKey, termsHash } = requestOf(context, input);
  const { accountId } = context.viewer;
  const made = requestKey ? await findByRequest(context.db, accountId, requestKey) : null;
  if (made && made.termsHash !== termsHash) throw new ApiError('key_reused');
  const row = made ?? (isEmptied(problem) ? await findRecent(context, termsHash) : null);
  if (!row) return null;
  const [payment] = await listPayments(context.db, row.id);
  if (payment?.status === 'criado') await startPayment(context, payment.id);
  return presentOwn(context, row.number);
}

/** The order that emptied the cart a moment ago; null if the cart was changed since. */
export function findBecome(
  { db, clock, viewer }: Pick<SessionContext, 'db' | 'clock' | 'viewer'>,
  { updatedAt }: { updatedAt: Date },
  termsHash?: string,
): Promise<OrderRow | null> {
  const recent = clock.now().getTime() - REPEATED_WITHIN_MS;
  const since = new Date(Math.max(recent, updatedAt.getTime()));
  return findNewest(db, { accountId: viewer.accountId, termsHash, since });
}

function isEmptied(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === 'cart_empty';
}

async function findRecent(context: SessionContext, termsHash: string) {
  return findBecome(context, await readOwnCart(context.db, context.viewer.accountId), termsHash);
}
