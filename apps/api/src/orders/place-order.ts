import { formatBrl } from '@arquiba/brazil/money';
import { ApiError } from '@arquiba/contract/errors';
import type { Order, placeOrder as route } from '@arquiba/contract/orders';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { findBuyer } from '../accounts/public/find-buyer.ts';
import { type AddressRow, findOwnAddress } from '../addresses/public/find-own-address.ts';
import { cartTotals } from '../cart/public/cart-totals.ts';
import { goodsOf } from '../cart/public/goods-of.ts';
import { emptyOwnCart, type LockedCart, lockOwnCart } from '../cart/public/own-cart.ts';
import { redeemCoupon } from '../cart/public/redeem-coupon.ts';
import { reserveUnits } from '../catalog/public/stock.ts';
import { findQuote, isForAnother, offerOf } from '../freight/public/freight-quotes.ts';
import { startOpened } from '../payments/public/start-payment.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { passing } from '../platform/fault-points.ts';
import { chooseWay, waysToPay } from './checkout-terms.ts';
import { emailFirst, needsEmailFirst } from './email-first.ts';
import { findMadeOrder, requestOf } from './find-made-order.ts';
import { tellBuyer } from './move-order.ts';
import { newOrder } from './new-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { placedMail } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { countWaiting, insertEvent, insertOrder, type NewEvent } from './queries.ts';
import { readOrderById } from './read-queries.ts';
import type { LineRow, OrderRow } from './tables.ts';

type Input = ParsedInputOf<typeof route>;

/** More than a person buys in a shop, and well within the range of the column. */
const MOST_CENTS = 500_000_00;
/** Orders of one account that may reserve units before they are paid, by any method. */
const MOST_WAITING = 5;
const CART_CHANGED = 'O carrinho mudou. Confira os itens e o total antes de pagar.';

/**
 * Order, reservation and payment are written first, in one transaction; only then is the provider called. If
 * the process dies in between, a job continues the payment of the order.
 */
export const placeOrder: Operation<typeof route> = async (context, input) => {
  try {
    return await place(context, input);
  } catch (error) {
    const made = await findMadeOrder(context, input, error);
    if (!made) throw error;
    return made;
  }
};

async function place(context: SessionContext, input: Input): Promise<Order> {
  const { order, payment } = await context.db.transaction(async (tx) => {
    const { accountId } = context.viewer;
    const now = context.clock.now();
    const cart = await lockOwnCart(tx, context, accountId);
    // After the lock, so that orders of concurrent requests are counted.
    const waiting = await countWaiting(tx, accountId, now);
    const address = await findOwnAddress(tx, accountId, input.addressId);
    const quote = await findQuote(tx, input.freightQuoteId);
    const person = await findBuyer(tx, accountId);
    if (await needsEmailFirst(tx, accountId, person)) throw emailFirst(person);
    const { order, lines } = agree(context, input, { cart, waiting, address, quote, person });
    const event: NewEvent = {
      ...{ orderId: order.id, from: null, to: order.status, at: order.createdAt },
      ...{ actor: 'comprador', text: 'Pedido feito' },
    };
    await insertOrder(tx, order, lines);
    await insertEvent(tx, event);
    passing('ordered');
    await takeUnits(tx, lines);
    passing('reserved');
    await takeCoupon(tx, context, order);
    const payment = await openOrderPayment(tx, context, order, { ...input, isFirst: true });
    await emptyOwnCart(tx, cart.id);
    // With a card the answer comes in a moment, and its mail confirms the purchase too.
    if (input.method !== 'cartao') await tellBuyer(tx, context, order, placedMail(order, lines));
    passing('before-commit');
    return { order, payment };
  });
  passing('committed');
  await startOpened(context, payment);
  passing('charged');
  const whole = await readOrderById(context.db, order.id);
  if (!whole) throw new Error('An order that was just placed is gone');
  return presentOrder(context, whole);
}

interface Found {
  cart: LockedCart;
  /** Number of unpaid orders that reserve units. */
  waiting: number;
  address: AddressRow | null;
  quote: Awaited<ReturnType<typeof findQuote>>;
  person: Awaited<ReturnType<typeof findBuyer>>;
}

/** Compares what the page showed with the server's current figures. */
function agree(context: SessionContext, input: Input, found: Found) {
  const { cart, waiting, address, quote, person } = found;
  const { clock, viewer } = context;
  const now = clock.now();
  if (!address) throw new ApiError('not_found', { message: 'Escolha o endereço de entrega.' });
  if (cart.lines.length === 0) throw new ApiError('cart_empty');
  if (waiting >= MOST_WAITING) {
    const message = `Você já tem ${MOST_WAITING} pedidos esperando pagamento. Pague ou cancele um deles para fazer outro.`;
    throw new ApiError('not_allowed', { message });
  }
  const gone = cart.lines.find((line) => !cart.variants.has(line.variantId));
  if (gone) {
    const message = `${gone.title} (${gone.color}) saiu da loja. Volte ao carrinho.`;
    throw new ApiError('out_of_stock', { message });
  }
  const totals = cartTotals(cart, cart.variants, now);
  if (totals.subtotal > MOST_CENTS) {
    const message = `Para compras acima de ${formatBrl(MOST_CENTS)}, fale com o Atendimento.`;
    throw new ApiError('cart_full', { message });
  }
  const parcel = { cep: address.cep, weightGrams: totals.weightGrams, free: totals.freeFreight };
  // Checked first: if the cart was changed elsewhere, an error about the freight would be misleading.
  const isOther = goodsOf(cart.lines) !== input.expectedGoods;
  if (isOther || (quote && isForAnother(quote, parcel))) {
    throw new ApiError('price_changed', { message: CART_CHANGED });
  }
  const freight = offerOf(quote, parcel, input.service, now);
  if (!freight) throw new ApiError('quote_expired');
  const way = chooseWay(waysToPay(context, totals.subtotal - totals.discount, freight), input);
  const { name, document, email, whatsapp: phone } = person;
  const buyer = { name, document, email, phone };
  const { method } = input;
  const { accountId } = viewer;
  const request = requestOf(context, input);
  return newOrder({ accountId, cart, totals, address, buyer, freight, way, method, now, request });
}

async function takeUnits(tx: Transaction, lines: readonly LineRow[]): Promise<void> {
  const missing = await reserveUnits(tx, lines);
  if (missing.length === 0) return;
  const names = lines
    .filter((line) => missing.includes(line.variantId))
    .map(({ title, color }) => `${title} (${color})`);
  const message = `Não há unidades suficientes de ${names.join(', ')}. Volte ao carrinho.`;
  throw new ApiError('out_of_stock', { message });
}

async function takeCoupon(tx: Transaction, context: SessionContext, order: OrderRow) {
  if (order.couponCode === null) return;
  const { id: orderId, couponCode: code } = order;
  const { accountId } = context.viewer;
  const taken = await redeemCoupon(tx, { code, accountId, orderId, now: context.clock.now() });
  if (!taken) throw new ApiError('coupon_refused', { message: 'Este cupom acaba de se esgotar.' });
}
