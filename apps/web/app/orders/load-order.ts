import { formatBoletoLine } from '@arquiba/brazil/boleto';
import {
  checkPayment,
  getCheckout,
  getOrder,
  getOrderPayments,
  type Order,
  type PaymentMethod,
  type PaymentState,
} from '@arquiba/contract/orders';
import { type RouterContextProvider, redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { formatMoment } from '../ui/format-age.ts';
import { drawBars, drawPix } from './draw-codes.ts';
import { payingPath } from './order-paths.ts';
import { backWords } from './returns/back-words.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  request: Request;
  params: { number: string };
}

/** An order with its codes drawn and its dates formatted, so that the browser needs no code for it. */
export async function loadOrder(args: LoaderArguments) {
  const order = await pageCall(args)(getOrder, { number: args.params.number });
  const { pix, boleto, reviewUntil } = order.payment ?? {};
  const isOpen = order.may.pay && mayCome(order.payment, new Date());
  const isElsewhere = ELSEWHERE.some((method) => method === order.payment?.method);
  const back = args.url.searchParams.get(BACK);
  // The bank of the other card asks next.
  const asked = order.payment?.cards.find(({ challengeUrl }) => challengeUrl !== null);
  const isBack = back !== null && (!asked || asked.id === back);
  return {
    order,
    /** Whether the current payment can still be completed. */
    isOpen,
    /** A card was sent to the bank, or the buyer was there or in a wallet, and the answer is on its way. */
    isProcessing: isOpen && isElsewhere && (isBack || !order.payment?.challengeUrl),
    placedAt: formatMoment(new Date(order.createdAt)),
    back: backWords(order),
    returnUntil: order.returnUntil && formatMoment(new Date(order.returnUntil)),
    heldUntil: order.heldUntil && formatMoment(new Date(order.heldUntil)),
    reviewUntil: reviewUntil && formatMoment(new Date(reviewUntil)),
    timeline: order.timeline.map(({ at, text, status }) => ({
      ...{ text, status, at, written: formatMoment(new Date(at)) },
    })),
    pix: pix && isOpen ? { ...pix, qr: drawPix(pix.code) } : null,
    boleto:
      boleto && isOpen
        ? { ...boleto, written: formatBoletoLine(boleto.line), bars: drawBars(boleto.barcode) }
        : null,
  };
}

/** What is confirmed on a page of the bank or the provider. */
const ELSEWHERE: readonly PaymentMethod[] = ['cartao', 'carteira'];

/** In the address by which the bank and the provider's pages lead back. */
const BACK = 'volta';

/** For the page after buying. Someone who was at the bank is not told what was so before. */
export async function loadPlaced(args: LoaderArguments) {
  const { number } = args.params;
  if (!args.url.searchParams.has(BACK)) return loadOrder(args);
  await pageCall(args)(checkPayment, { number });
  const loaded = await loadOrder(args);
  if (!loaded.isProcessing) throw redirect(payingPath(number));
  return loaded;
}

const OPEN: readonly PaymentState[] = ['criado', 'pendente', 'autorizado'];

/** A Pix expires at its time, even if its status is not updated yet. */
function mayCome(payment: Order['payment'], now: Date): boolean {
  if (!payment || !OPEN.includes(payment.status)) return false;
  return !payment.pix || new Date(payment.pix.expiresAt) > now;
}

export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;

/** The total for each payment method, if the order can still be paid. */
export async function loadWaysToPay(args: LoaderArguments, order: Order) {
  if (!order.may.pay) return null;
  const call = pageCall(args);
  const [options, { cardForm }] = await Promise.all([
    call(getOrderPayments, { number: order.number }),
    call(getCheckout, {}),
  ]);
  return { options, cardForm };
}

export type WaysToPay = NonNullable<Awaited<ReturnType<typeof loadWaysToPay>>>;
