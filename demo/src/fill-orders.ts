import { getProduct } from '@arquiba/contract/catalog';
import { listLensOffers } from '@arquiba/contract/lenses';
import { cancelOrder, type OrderState, requestReturn } from '@arquiba/contract/orders';
import { frames } from './content/frames.ts';
import { type OrderStory, orderStories } from './content/orders.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { plain } from './fill-catalogue.ts';
import { type AccountOf, daysBefore, hoursBefore, step } from './fill-step.ts';
import { photograph } from './photograph-prescription.ts';
import { buy, ship } from './purchase.ts';

const LENS = 'visao-simples,1.56';

/** An order in each state for the demonstration fan, bought through the usual operations. */
export async function placeOrders(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const { id } = accountOf(signIns.fan.member);
  const variants = await stockedVariants(options);
  await step(options, 'Fechando pedidos', orderStories, 1, async (story) => {
    // Card payments need a provider that accepts test cards.
    if (story.method === 'cartao' && !options.newCard) return;
    const found = await takeVariants(options, variants, story);
    await placeOrder(options, id, story, found);
  });
}

/** A colour with enough stock for each frame, the oldest frames first. */
async function stockedVariants({ callAs }: FillOptions): Promise<string[]> {
  const call = callAs(null);
  const variants: string[] = [];
  for (const { title } of frames.slice(0, 20)) {
    const { colors } = await call(getProduct, { slug: plain(title) });
    const plenty = colors.find(({ stock }) => stock >= 4);
    if (plenty) variants.push(plenty.id);
  }
  return variants;
}

/** Takes the next variants; for lenses by a prescription, the first that takes such lenses. */
async function takeVariants(
  { callAs }: FillOptions,
  variants: string[],
  { frames, prescription }: OrderStory,
): Promise<string[]> {
  if (!prescription) return variants.splice(0, frames);
  for (const [index, variantId] of variants.entries()) {
    const offers = await callAs(null)(listLensOffers, { variantId });
    if (offers.some(({ kind }) => LENS.startsWith(kind))) return variants.splice(index, 1);
  }
  throw new RangeError('no frame takes lenses made to measure');
}

async function placeOrder(
  options: FillOptions,
  accountId: string,
  story: OrderStory,
  variants: readonly string[],
): Promise<void> {
  const began =
    story.daysAgo === 0 ? hoursBefore(options.now, 2) : daysBefore(options.now, story.daysAgo);
  const { method, service, quantity } = story;
  const prescriptionId =
    story.prescription === 'photo' ? await photograph(options, accountId, began) : undefined;
  const units = variants.map((variantId, index) => ({
    ...{ variantId, quantity: index === 0 ? quantity : 1 },
    ...(story.prescription && { lens: LENS }),
    ...(prescriptionId && { prescriptionId }),
  }));
  const card = story.state === 'em_analise' ? 'in-review' : 'approved';
  const order = await buy(options, { accountId, units, method, service, at: began, card });
  const { number } = order;
  const after = (days: number) => new Date(began.getTime() + days * 24 * 3_600_000);
  const call = (days: number) => options.callAs(accountId, { at: after(days) });
  if (story.state === 'expirado') return options.backOffice(after(0.1)).orders.letTimePass();
  if (story.state === 'cancelado') return void (await call(0.5)(cancelOrder, { number }));
  if (story.prescription === 'photo') {
    await options.backOffice(after(0.6)).orders.acceptPrescription({ number, sku: null });
  }
  if (has(story, 'em_separacao')) await options.backOffice(after(0.8)).orders.prepare(number);
  if (has(story, 'enviado')) await ship(options, order, after(1.2));
  if (has(story, 'entregue')) await options.backOffice(after(5)).orders.deliver(number);
  if (has(story, 'devolucao_solicitada')) {
    const [first] = order.lines;
    const lines = [{ lineId: first?.id ?? '', quantity: first?.quantity ?? 1 }];
    const why = { reason: 'tamanho', note: 'Apertou um pouco nas têmporas.' } as const;
    await call(7)(requestReturn, { number, lines, ...why });
  }
  if (story.state === 'devolvido') {
    const asked = { number, code: null };
    await options.backOffice(after(9)).orders.postReturn(asked);
    await options.backOffice(after(12)).orders.receiveReturn(asked);
    await options.backOffice(after(13)).orders.checkReturn(asked);
  }
  if (story.state === 'concluido') await options.backOffice(after(14)).orders.letTimePass();
}

/** The states that an order has passed when it has come to another. */
const PASSED: Partial<Record<OrderState, readonly OrderState[]>> = {
  em_separacao: ['em_separacao'],
  enviado: ['em_separacao', 'enviado'],
  entregue: ['em_separacao', 'enviado', 'entregue'],
  concluido: ['em_separacao', 'enviado', 'entregue'],
  devolucao_solicitada: ['em_separacao', 'enviado', 'entregue', 'devolucao_solicitada'],
  devolvido: ['em_separacao', 'enviado', 'entregue', 'devolucao_solicitada'],
};

function has({ state }: OrderStory, passed: OrderState): boolean {
  return PASSED[state]?.includes(passed) ?? false;
}
