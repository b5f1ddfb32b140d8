import { hideDocument } from '@arquiba/brazil/document';
import { hidePhone } from '@arquiba/brazil/phone';
import { ApiError } from '@arquiba/contract/errors';
import type { getCheckout as route } from '@arquiba/contract/orders';
import { findBuyer } from '../accounts/public/find-buyer.ts';
import { findOwnAddress } from '../addresses/public/find-own-address.ts';
import { cartTotals } from '../cart/public/cart-totals.ts';
import { goodsOf } from '../cart/public/goods-of.ts';
import { type CartOwner, findOwner, noCart, readOwnCart } from '../cart/public/own-cart.ts';
import { presentOwnCart } from '../cart/public/present-own-cart.ts';
import { quoteParcel } from '../freight/public/freight-quotes.ts';
import { waitsForGuardian } from '../guardians/public/waits-for-guardian.ts';
import { cardsForPaying } from '../payments/public/saved-cards.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import { waysToPay } from './checkout-terms.ts';
import { needsEmailFirst } from './email-first.ts';
import { findBecome } from './find-made-order.ts';
import { findGuest } from './guests/queries.ts';
import type { DeliveryAddress } from './new-order.ts';
import type { BuyerSnapshot } from './tables.ts';

export const getCheckout: Operation<typeof route> = async (context, { addressId, service }) => {
  const { clock, payments } = context;
  const owner = await findOwner(context);
  const [who, cart] = await Promise.all([
    owner ? findWho(context, owner, addressId) : NOBODY,
    owner ? readOwnCart(context, owner) : noCart,
  ]);
  const { address } = who;
  if (addressId && !address) throw new ApiError('not_found');
  const totals = cartTotals(cart, cart.goods, clock.now());
  const { subtotal, discount, weightGrams, lensDays, freeFreight: free } = totals;
  const parcel = address && { cep: address.cep, weightGrams, lensDays, free };
  const freight = parcel && weightGrams > 0 ? await quoteParcel(context, parcel) : null;
  const wanted = service ?? cart.freightService;
  const chosen = freight?.options.find((option) => option.service === wanted);
  const become = owner && cart.lines.length === 0 ? await findBecome(context, owner, cart) : null;
  return {
    cart: await presentOwnCart(context, cart),
    goods: goodsOf(cart.lines),
    buyer: who.buyer && presentBuyer(who.buyer),
    ...{ emailFirst: who.emailFirst, guardianFirst: who.guardianFirst, freight },
    payments: chosen ? waysToPay(context, subtotal - discount, chosen) : [],
    cardForm: {
      ...payments.cardForm,
      ...(await cardsForPaying(context, owner?.accountId ?? null)),
    },
    becameOrder: become?.number ?? null,
  };
};

interface Who {
  /** Null for a visitor who has not said yet who buys. */
  buyer: BuyerSnapshot | null;
  address: DeliveryAddress | null;
  emailFirst: boolean;
  guardianFirst: boolean;
}

const NOBODY: Who = { buyer: null, address: null, emailFirst: false, guardianFirst: false };

async function findWho(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, visitorId }: CartOwner,
  addressId: string | undefined,
): Promise<Who> {
  if (accountId === null) {
    const guest = await findGuest(db, visitorId);
    if (!guest) return NOBODY;
    const { buyer, address } = guest;
    return { ...NOBODY, buyer, address: guest.addressId === addressId ? address : null };
  }
  const [address, person] = await Promise.all([
    addressId ? findOwnAddress(db, accountId, addressId) : null,
    findBuyer(db, accountId),
  ]);
  const { name, document, email, whatsapp: phone } = person;
  return {
    ...{ buyer: { name, document, email, phone }, address },
    emailFirst: await needsEmailFirst(db, accountId, person),
    guardianFirst: await waitsForGuardian(db, accountId, clock.now()),
  };
}

function presentBuyer({ name, email, document, phone }: BuyerSnapshot) {
  return { name, email, document: hideDocument(document), phone: hidePhone(phone) };
}
