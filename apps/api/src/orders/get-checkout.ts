import { hideDocument } from '@arquiba/brazil/document';
import { hidePhone } from '@arquiba/brazil/phone';
import { ApiError } from '@arquiba/contract/errors';
import type { getCheckout as route } from '@arquiba/contract/orders';
import { findBuyer } from '../accounts/public/find-buyer.ts';
import { findOwnAddress } from '../addresses/public/find-own-address.ts';
import { cartTotals } from '../cart/public/cart-totals.ts';
import { goodsOf } from '../cart/public/goods-of.ts';
import { readOwnCart } from '../cart/public/own-cart.ts';
import { presentOwnCart } from '../cart/public/present-own-cart.ts';
import { quoteParcel } from '../freight/public/freight-quotes.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { waysToPay } from './checkout-terms.ts';
import { needsEmailFirst } from './email-first.ts';
import { findBecome } from './find-made-order.ts';

export const getCheckout: Operation<typeof route> = async (context, { addressId, service }) => {
  const { db, clock, viewer, payments } = context;
  const { accountId } = viewer;
  const [address, person, cart] = await Promise.all([
    addressId ? findOwnAddress(db, accountId, addressId) : null,
    findBuyer(db, accountId),
    readOwnCart(db, accountId),
  ]);
  if (addressId && !address) throw new ApiError('not_found');
  const { name, document, email, whatsapp } = person;
  const { subtotal, discount, weightGrams, freeFreight } = cartTotals(
    ...([cart, cart.variants, clock.now()] as const),
  );
  const parcel = address && { cep: address.cep, weightGrams, free: freeFreight };
  const freight = parcel && weightGrams > 0 ? await quoteParcel(context, parcel) : null;
  const chosen = freight?.options.find((option) => option.service === service);
  const become = cart.lines.length === 0 ? await findBecome(context, cart) : null;
  return {
    cart: await presentOwnCart(context, cart),
    goods: goodsOf(cart.lines),
    buyer: { name, email, document: hideDocument(document), phone: hidePhone(whatsapp) },
    emailFirst: await needsEmailFirst(db, accountId, person),
    freight,
    payments: chosen ? waysToPay(context, subtotal - discount, chosen) : [],
    cardForm: payments.cardForm,
    becameOrder: become?.number ?? null,
  };
};
