import { ApiError } from '@arquiba/contract/errors';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { findBuyer } from '../accounts/public/find-buyer.ts';
import { findOwnAddress } from '../addresses/public/find-own-address.ts';
import type { CartOwner } from '../cart/public/own-cart.ts';
import { waitsForGuardian } from '../guardians/public/waits-for-guardian.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emailFirst, needsEmailFirst } from './email-first.ts';
import { countWaitingOfGuest, findGuest } from './guests/queries.ts';
import type { DeliveryAddress } from './new-order.ts';
import { countWaiting } from './queries.ts';
import type { BuyerSnapshot } from './tables.ts';

/** Orders that may reserve units before they are paid, by any method. */
const MOST_WAITING = 5;
const MOST_WAITING_OF_GUEST = 3;
const GUARDIAN_FIRST = `Quem tem menos de ${GUARDIAN_UNDER_AGE} anos só compra depois que um responsável confirma a conta.`;

/** Who places an order, and where it goes. */
export interface Purchase {
  owner: CartOwner;
  buyer: BuyerSnapshot;
  /** Null if it is not one of the buyer's. */
  address: DeliveryAddress | null;
  /** Number of unpaid orders that reserve units, and how many may. */
  waiting: { count: number; most: number };
}

/** Reads the buyer in the transaction of the order, after the cart was locked. */
export function findPurchase(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'viewer'>,
  owner: CartOwner,
  addressId: string,
): Promise<Purchase> {
  const now = context.clock.now();
  return owner.accountId === null
    ? findOfGuest(tx, owner, addressId, now)
    : findOfMember(tx, owner, addressId, now);
}

async function findOfMember(
  tx: Transaction,
  owner: Extract<CartOwner, { visitorId: null }>,
  addressId: string,
  now: Date,
): Promise<Purchase> {
  const { accountId } = owner;
  const count = await countWaiting(tx, accountId, now);
  const address = await findOwnAddress(tx, accountId, addressId);
  const person = await findBuyer(tx, accountId);
  if (await needsEmailFirst(tx, accountId, person)) throw emailFirst(person);
  if (await waitsForGuardian(tx, accountId, now)) {
    throw new ApiError('not_allowed', { message: GUARDIAN_FIRST });
  }
  const { name, document, email, whatsapp: phone } = person;
  const buyer = { name, document, email, phone };
  return { owner, buyer, address, waiting: { count, most: MOST_WAITING } };
}

async function findOfGuest(
  tx: Transaction,
  owner: Extract<CartOwner, { accountId: null }>,
  addressId: string,
  now: Date,
): Promise<Purchase> {
  const { visitorId } = owner;
  const guest = await findGuest(tx, visitorId);
  if (!guest) throw new ApiError('sign_in_required');
  const { buyer } = guest;
  const count = await countWaitingOfGuest(tx, { visitorId, email: buyer.email, now });
  const address = guest.addressId === addressId ? guest.address : null;
  return { owner, buyer, address, waiting: { count, most: MOST_WAITING_OF_GUEST } };
}
