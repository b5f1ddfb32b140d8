import { formatBrl } from '@arquiba/brazil/money';
import { ApiError } from '@arquiba/contract/errors';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { Order, placeOrder as route } from '@arquiba/contract/orders';
import type { ParsedInputOf } from '@arquiba/contract/route';
import { cartTotals } from '../cart/public/cart-totals.ts';
import { goodsOf } from '../cart/public/goods-of.ts';
import { emptyOwnCart, findOwner, type LockedCart, lockOwnCart } from '../cart/public/own-cart.ts';
import { reserveUnits } from '../catalog/public/stock.ts';
import { findQuote, isForAnother, offerOf } from '../freight/public/freight-quotes.ts';
import { startOpenedParts } from '../payments/public/start-payment.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { passing } from '../platform/fault-points.ts';
import { chooseWay, waysToPay } from './checkout-terms.ts';
import { findMadeOrder, requestOf } from './find-made-order.ts';
import { removeGuest } from './guests/queries.ts';
import { newOrder } from './new-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { missing } from './own-order.ts';
import { copyChosen } from './prescriptions/copy-chosen.ts';
import { presentOrder } from './present-order.ts';
import { insertEvent, insertOrder, type NewEvent } from './queries.ts';
import { readOrderById } from './read-queries.ts';
import { redeemCouponOf } from './redeem-coupon-of.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { findPurchase, type Purchase } from './who-buys.ts';

type Input = ParsedInputOf<typeof route>;

/** More than a person buys in a shop, and well within the range of the column. */
const MOST_CENTS = 500_000_00;
/** A prescription is health data: it is stored with an account only. */
const ACCOUNT_FIRST =
  'Óculos com receita são comprados com uma conta: é nela que a receita fica guardada. Entre ou crie a conta para continuar.';
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

async function place(context: Context, input: Input): Promise<Order> {
  const owner = await findOwner(context);
  if (!owner) throw missing(context);
  const { order, payment } = await context.db.transaction(async (tx) => {
    const cart = await lockOwnCart(tx, context, owner);
    if (cart.lines.length === 0) throw new ApiError('cart_empty');
    // After the lock, so that orders of concurrent requests are counted.
    const purchase = await findPurchase(tx, context, owner, input.addressId);
    const quote = await findQuote(tx, input.freightQuoteId);
    const { order, lines } = agree(context, input, { cart, purchase, quote });
    const event: NewEvent = {
      ...{ orderId: order.id, from: null, to: order.status, at: order.createdAt },
      ...{ actor: 'comprador', text: 'Pedido feito' },
    };
    await insertOrder(tx, order, lines);
    await copyChosen(tx, order, cart, lines);
    await insertEvent(tx, event);
    passing('ordered');
    await takeUnits(tx, lines);
    passing('reserved');
    await takeCoupon(tx, context, order, cart);
    const payment = await openOrderPayment(tx, context, order, { ...input, isFirst: true });
    await emptyOwnCart(tx, cart.id);
    if (owner.visitorId !== null) await removeGuest(tx, owner.visitorId);
    passing('before-commit');
    return { order, payment };
  });
  passing('committed');
  await startOpenedParts(context, payment);
  passing('charged');
  const whole = await readOrderById(context.db, order.id);
  if (!whole) throw new Error('An order that was just placed is gone');
  return presentOrder(context, whole, owner.accountId === null ? 'bought' : 'account');
}

interface Found {
  cart: LockedCart;
  purchase: Purchase;
  quote: Awaited<ReturnType<typeof findQuote>>;
}

/** Compares what the page showed with the server's current figures. */
function agree(context: Context, input: Input, { cart, purchase, quote }: Found) {
  const { address, waiting } = purchase;
  const now = context.clock.now();
  if (!address) throw new ApiError('not_found', { message: 'Escolha o endereço de entrega.' });
  if (waiting.count >= waiting.most) {
    const message = `Você já tem ${waiting.most} pedidos esperando pagamento. Pague ou cancele um deles para fazer outro.`;
    throw new ApiError('not_allowed', { message });
  }
  if (purchase.owner.accountId === null && cart.lines.some(isMade)) {
    throw new ApiError('not_allowed', { message: ACCOUNT_FIRST });
  }
  const gone = cart.lines.find((line) => !cart.goods.of(line));
  if (gone) {
    const message = `${gone.title} (${gone.color}) saiu da loja, ou as suas lentes. Volte ao carrinho.`;
    throw new ApiError('out_of_stock', { message });
  }
  const totals = cartTotals(cart, cart.goods, now);
  if (totals.subtotal > MOST_CENTS) {
    const message = `Para compras acima de ${formatBrl(MOST_CENTS)}, fale com o Atendimento.`;
    throw new ApiError('cart_full', { message });
  }
  const { weightGrams, lensDays, freeFreight: free } = totals;
  const parcel = { cep: address.cep, weightGrams, lensDays, free };
  // Checked first: if the cart was changed elsewhere, an error about the freight would be misleading.
  const isOther = goodsOf(cart.lines) !== input.expectedGoods;
  if (isOther || (quote && isForAnother(quote, parcel))) {
    throw new ApiError('price_changed', { message: CART_CHANGED });
  }
  const freight = offerOf(quote, parcel, input.service, now);
  if (!freight) throw new ApiError('quote_expired');
  const way = chooseWay(waysToPay(context, totals.subtotal - totals.discount, freight), input);
  const { method } = input;
  const request = requestOf(context, input);
  const { owner, buyer } = purchase;
  return newOrder({ owner, cart, totals, address, buyer, freight, way, method, now, request });
}

function isMade({ lens }: LockedCart['lines'][number]): boolean {
  return lens !== '' && isMadeToMeasure({ code: lens });
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

async function takeCoupon(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  order: OrderRow,
  { hasBought }: LockedCart,
) {
  const taken = await redeemCouponOf(tx, order, hasBought, clock.now());
  if (!taken) throw new ApiError('coupon_refused', { message: refusedCoupon(order) });
}

/** A guest is not told whether an e-mail or a CPF has used it. */
function refusedCoupon({ accountId }: OrderRow): string {
  return accountId === null
    ? 'Este cupom não vale para esta compra. Remova o cupom do carrinho para continuar.'
    : 'Este cupom acaba de se esgotar.';
}
