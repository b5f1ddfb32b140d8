import { createHash } from 'node:crypto';
import { ApiError } from '@arquiba/contract/errors';
import type { Order, placeOrder } from '@arquiba/contract/orders';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { type CartOwner, findOwner, readOwnCart } from '../cart/public/own-cart.ts';
import { type KnownPayment, listPayments } from '../payments/public/list-payments.ts';
import { startParts } from '../payments/public/start-payment.ts';
import type { Context } from '../platform/context.ts';
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
  { idempotencyKey }: Pick<Context, 'idempotencyKey'>,
  input: Input,
): { requestKey: string | null; termsHash: string } {
  const { addressId, service, method, instalments, secondCard } = input;
  const shown = [input.expectedGoods, input.expectedTotal];
  const second = secondCard ? [secondCard.amount, secondCard.instalments] : [];
  const terms = JSON.stringify([addressId, service, method, instalments, ...shown, ...second]);
  const termsHash = createHash('sha256').update(terms).digest('base64url');
  return { requestKey: idempotencyKey, termsHash };
}

/**
 * The order of an earlier identical request whose answer was lost, because the process died or the connection
 * broke. Continues its payment, which may be what was missing. Null if there is no such order.
 */
export async function findMadeOrder(
  context: Context,
  input: Input,
  problem: unknown,
): Promise<Order | null> {
  const { requestKey, termsHash } = requestOf(context, input);
  const owner = await findOwner(context);
  if (!owner) return null;
  const made = requestKey ? await findByRequest(context.db, owner, requestKey) : null;
  if (made && made.termsHash !== termsHash) throw new ApiError('key_reused');
  const row = made ?? (isEmptied(problem) ? await findRecent(context, owner, termsHash) : null);
  if (!row) return null;
  const [payment] = await listPayments(context.db, row.id);
  if (payment && isUnsent(payment)) await startParts(context, payment.id);
  return presentOwn(context, row.number);
}

/** The provider may not know it; of two cards it may know one, and may not have been told to capture. */
function isUnsent({ status, pairId }: KnownPayment): boolean {
  return status === 'criado' || (status === 'autorizado' && pairId !== null);
}

/** The order that emptied the cart a moment ago; null if the cart was changed since. */
export function findBecome(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: CartOwner,
  { updatedAt }: { updatedAt: Date },
  termsHash?: string,
): Promise<OrderRow | null> {
  const recent = clock.now().getTime() - REPEATED_WITHIN_MS;
  const since = new Date(Math.max(recent, updatedAt.getTime()));
  return findNewest(db, owner, { termsHash, since });
}

function isEmptied(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === 'cart_empty';
}

async function findRecent(context: Context, owner: CartOwner, termsHash: string) {
  return findBecome(context, owner, await readOwnCart(context, owner), termsHash);
}
