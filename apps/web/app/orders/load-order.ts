import { formatBoletoLine } from '@arquiba/brazil/boleto';
import {
  getCheckout,
  getOrder,
  getOrderPayments,
  type Order,
  type PaymentState,
} from '@arquiba/contract/orders';
import type { RouterContextProvider } from 'react-router';
import { pageCall } from '../loader.ts';
import { formatMoment } from '../ui/format-age.ts';
import { drawBars, drawPix } from './draw-codes.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  request: Request;
  params: { number: string };
}

/** An order with its codes drawn and its dates formatted, so that the browser needs no code for it. */
export async function loadOrder(args: LoaderArguments) {
  const order = await pageCall(args)(getOrder, { number: args.params.number });
  const { pix, boleto } = order.payment ?? {};
  const isOpen = order.may.pay && mayCome(order.payment, new Date());
  return {
    order,
    /** Whether the current payment can still be completed. */
    isOpen,
    placedAt: formatMoment(new Date(order.createdAt)),
    returnUntil: order.returnUntil && formatMoment(new Date(order.returnUntil)),
    heldUntil: order.heldUntil && formatMoment(new Date(order.heldUntil)),
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
