import { getOrder } from '@arquiba/contract/orders';
import type { RouterContextProvider } from 'react-router';
import { notFound, pageCall } from '../../loader.ts';
import { formatMoment } from '../../ui/format-age.ts';
import { drawBars } from '../draw-codes.ts';

interface LoaderArguments {
  context: Readonly<RouterContextProvider>;
  url: URL;
  request: Request;
  params: { number: string; id: string };
}

/** A return of an order, with its barcode drawn and its dates formatted. */
export async function loadReturn(args: LoaderArguments) {
  const { number, id } = args.params;
  const order = await pageCall(args)(getOrder, { number });
  const found = order.returns.find((each) => each.id === id);
  if (!found) throw notFound();
  const { postage, steps, lines } = found;
  return {
    order,
    found,
    steps: steps.map((step) => ({ ...step, written: formatMoment(new Date(step.at)) })),
    /** What goes back, in words. */
    goods: lines.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find((each) => each.id === lineId);
      return line ? [{ id: lineId, text: `${quantity} × ${line.title} (${line.color})` }] : [];
    }),
    /** What comes instead. */
    instead: lines.flatMap(({ lineId, quantity, exchange }) =>
      exchange ? [{ id: lineId, text: `${quantity} × ${exchange.title} (${exchange.color})` }] : [],
    ),
    postage: postage && {
      ...postage,
      validUntil: formatMoment(new Date(postage.validUntil)),
      bars: drawBars(postage.code),
    },
  };
}

export type LoadedReturn = Awaited<ReturnType<typeof loadReturn>>;
