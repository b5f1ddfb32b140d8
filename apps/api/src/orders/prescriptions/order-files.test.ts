import { addToCart } from '@arquiba/contract/cart';
import { getOrderPrescription, sendOrderPrescription } from '@arquiba/contract/order-prescriptions';
import { cancelOrder, getOrder, placeOrder } from '@arquiba/contract/orders';
import {
  createPrescription,
  createPrescriptionFromFile,
  deletePrescription,
  giveHealthConsent,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import { leave } from '@arquiba/testing/deletions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bindHooks } from '../../hooks.ts';
import {
  PDF,
  uploadPrescription,
  writtenBesideFile,
  writtenPrescription,
} from '../../platform/testing/prescription-samples.ts';
import { purgeJob } from '../../privacy/purge-job.ts';
import { listOrdersForStaff, showOrderToStaff } from '../public/staff-list.ts';
import { prepareOrder } from '../public/staff-orders.ts';
import {
  acceptPrescription,
  findPrescriptionFile,
  refusePrescription,
  typePrescription,
} from '../public/staff-prescriptions.ts';
import { audit } from '../testing/audit.ts';
import { type Buyer, type Buying, openBuying, readTerms } from '../testing/buying.ts';
import { sweepPrescriptions } from './sweep-prescriptions.ts';

const SINGLE = 'visao-simples,1.61';
const MULTI = 'multifocal,1.56';
const DAY_MS = 24 * 60 * 60_000;
const REASON = 'O eixo do olho direito está cortado.';
const {
  name: _name,
  writtenOn: _day,
  prescriber: _by,
  consent: _yes,
  ...written
} = writtenPrescription;

let shop: Buying;
let buyer: Buyer;
let other: Buyer;
let buyers: Buyer[];
let variantId: string;

beforeAll(async () => {
  shop = await openBuying();
  buyers = await shop.newBuyers(9);
  other = buyers.pop() as Buyer;
  variantId = await shop.putOne(100, 20_000);
});
beforeEach(async () => {
  const next = buyers.pop() as Buyer;
  // Sessions end before the time of some tests.
  const cookie = await shop.app.signIn(next.id);
  buyer = { ...next, cookie, call: shop.app.as(cookie) };
  await buyer.call(giveHealthConsent, {});
});
afterAll(() => shop.app.close());

async function save(content = PDF): Promise<string> {
  const file = await uploadPrescription(shop.app, buyer.id, content);
  return (await buyer.call(createPrescriptionFromFile, { ...writtenBesideFile, file })).id;
}

async function order(prescriptionId?: string, lens = SINGLE) {
  await shop.app.pool.query('DELETE FROM cart WHERE account_id = $1', [buyer.id]);
  await buyer.call(addToCart, { variantId, lens, ...(prescriptionId && { prescriptionId }) });
  const { number, lines } = await buyer.call(placeOrder, await readTerms(buyer));
  await shop.pay(await shop.chargeOf(number));
  return { number, lineId: lines[0]?.id ?? '', asked: { number, sku: null } };
}

const open = (number: string, lineId: string, cookie?: string) =>
  fetch(`${shop.app.url}/api/orders/${number}/lines/${lineId}/prescription/file`, {
    headers: { ...(cookie && { cookie }) },
  });

async function keptFiles(): Promise<number> {
  const { rows } = await shop.app.pool.query(
    `SELECT (SELECT count(*) FROM prescription_file)::integer AS rows,
       (SELECT count(*) FROM media.file WHERE path LIKE '/prescription%')::integer AS files`,
  );
  expect(rows[0].rows).toBe(rows[0].files);
  return rows[0].files;
}

test('an order by a photo or a PDF waits for staff, who accept it as it is', async () => {
  const { services } = shop.app.api;
  const { number, lineId, asked } = await order(await save());
  expect((await buyer.call(getOrder, { number })).lines[0]?.prescription).toBe('recebida');
  await expect(prepareOrder(services, number)).rejects.toMatchObject({
    message: expect.stringContaining('confira antes'),
  });
  const [listed] = await listOrdersForStaff(services.db, { status: 'pago', limit: 1 });
  expect(listed).toMatchObject({ awaitsPrescription: false, hasUnreadPrescription: true });
  const { path, mime } = await findPrescriptionFile(services.db, asked);
  expect(mime).toBe('application/pdf');
  const content = await services.media.read(path);
  expect(Buffer.concat((await content?.toArray()) ?? [])).toEqual(PDF);
  await acceptPrescription(services, asked);
  await expect(acceptPrescription(services, asked)).rejects.toMatchObject({ code: 'not_allowed' });
  const { sent } = await buyer.call(getOrderPrescription, { number, lineId });
  expect(sent).toMatchObject({ review: 'aceita', values: null, file: { mime: 'application/pdf' } });
  await prepareOrder(services, number);
  await expect(refusePrescription(services, asked, REASON)).rejects.toMatchObject({
    message: expect.stringContaining('já estão sendo feitas'),
  });
  expect(await audit(shop.app.pool)).toEqual({});
});

test('refused: the buyer is told without the reason in a mail, and sends another', async () => {
  const { services } = shop.app.api;
  const before = await keptFiles();
  const first = await save();
  const { number, lineId, asked } = await order(first);
  await expect(refusePrescription(services, asked, ' ')).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await refusePrescription(services, asked, ` ${REASON} `);
  const { lines, timeline } = await buyer.call(getOrder, { number });
  expect(lines[0]?.prescription).toBe('recusada');
  expect(timeline.at(-1)?.text).toMatch(/^Precisamos de outra receita para Armação/);
  const { sent, maySend } = await buyer.call(getOrderPrescription, { number, lineId });
  expect({ maySend, review: sent?.review, refusal: sent?.refusal }).toEqual({
    ...{ maySend: true, review: 'recusada', refusal: REASON },
  });
  const { rows } = await shop.app.pool.query<{ subject: string; payload: string }>(
    `SELECT payload->>'subject' AS subject, payload::text FROM outbox WHERE payload->>'subject' LIKE $1`,
    [`Pedido ${number}: precisamos%`],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    `Pedido ${number}: precisamos de outra receita`,
  ]);
  expect(rows[0]?.payload).toContain(`/minha-conta/pedidos/${number}/receita/${lineId}`);
  expect(rows[0]?.payload).not.toContain('eixo');
  await expect(prepareOrder(services, number)).rejects.toMatchObject({
    message: expect.stringMatching(/^Falta a receita/),
  });
  await expect(acceptPrescription(services, asked)).rejects.toMatchObject({ code: 'not_allowed' });
  const second = await save();
  await buyer.call(sendOrderPrescription, { number, lineId, prescriptionId: second });
  const again = await buyer.call(getOrderPrescription, { number, lineId });
  expect(again.sent).toMatchObject({ review: 'a_conferir', refusal: '' });
  // The first is still saved; it goes when its owner deletes it.
  expect(await keptFiles()).toBe(before + 2);
  await buyer.call(deletePrescription, { id: first });
  expect(await keptFiles()).toBe(before + 1);
  await typePrescription(services, asked, written);
  expect((await showOrderToStaff(services.db, number))?.prescriptions).toMatchObject([
    { review: 'aceita', values: { right: { sphere: -2.25, axis: 90 }, pupils: 62.5 } },
  ]);
  await prepareOrder(services, number);
});

test('numbers that staff type are checked, and have what the lenses need', async () => {
  const { services } = shop.app.api;
  const { number, lineId, asked } = await order(await save(), MULTI);
  for (const [changes, sentence] of [
    [{ rightAxis: '181' }, 'o eixo vai de 0 a 180'],
    [{ rightAddition: '', leftAddition: '' }, 'precisam da adição'],
  ] as const) {
    const typed = typePrescription(services, asked, { ...written, ...changes });
    await expect(typed).rejects.toMatchObject({ message: expect.stringContaining(sentence) });
  }
  const { sent } = await buyer.call(getOrderPrescription, { number, lineId });
  expect(sent).toMatchObject({ review: 'a_conferir', values: null });
});

test('numbers may be refused too', async () => {
  const { services } = shop.app.api;
  const { id } = await buyer.call(createPrescription, writtenPrescription);
  const { number, asked } = await order(id);
  await expect(findPrescriptionFile(services.db, asked)).rejects.toMatchObject({
    message: expect.stringContaining('veio em números'),
  });
  await refusePrescription(services, asked, 'A receita tem mais de um ano.');
  expect((await buyer.call(getOrder, { number })).lines[0]?.prescription).toBe('recusada');
});

test('the order keeps the file when the saved one goes, for the buyer only', async () => {
  const before = await keptFiles();
  const id = await save();
  const { number, lineId } = await order(id);
  await buyer.call(withdrawHealthConsent, {});
  expect(await keptFiles()).toBe(before + 1);
  const answer = await open(number, lineId, buyer.cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  expect((await open(number, lineId)).status).toBe(401);
  const foreign = await shop.app.signIn(other.id);
  expect((await open(number, lineId, foreign)).status).toBe(404);
  expect((await open(number, '1', buyer.cookie)).status).toBe(404);
  const exported = bindHooks().accountExport.find((each) => each.name === 'pedidos');
  const parts: unknown[] = [];
  const section = exported?.collect(shop.app.api.services, buyer.id) as AsyncIterable<unknown>;
  for await (const part of section) parts.push(part);
  expect(JSON.stringify(parts)).toContain(
    `/api/orders/${number}/lines/${lineId}/prescription/file`,
  );
  // Cancelled before anything was made: thirty days later the file goes.
  await buyer.call(cancelOrder, { number });
  shop.app.clock.advance(31 * DAY_MS);
  await sweepPrescriptions(shop.app.api.services);
  expect(await keptFiles()).toBe(before);
});

test('deleted and sent at the same moment: the order has the file, or waits', async () => {
  for (let round = 0; round < 6; round += 1) {
    const before = await keptFiles();
    const { number, lineId } = await order();
    const id = await save();
    const [sent] = await Promise.allSettled([
      buyer.call(sendOrderPrescription, { number, lineId, prescriptionId: id }),
      buyer.call(deletePrescription, { id }),
    ]);
    const isThere = sent.status === 'fulfilled';
    if (!isThere) expect(sent.reason).toMatchObject({ code: 'not_found' });
    expect((await open(number, lineId, buyer.cookie)).status).toBe(isThere ? 200 : 404);
    expect(await keptFiles()).toBe(before + (isThere ? 1 : 0));
    await buyer.call(cancelOrder, { number });
  }
});

test('with the account go the names, the remarks, and the files that show them', async () => {
  const { services } = shop.app.api;
  const typed = await order(await save());
  await typePrescription(services, typed.asked, written);
  shop.app.clock.advance(1000);
  const asItIs = await order(await save());
  await acceptPrescription(services, asItIs.asked);
  const { id } = await buyer.call(createPrescription, writtenPrescription);
  shop.app.clock.advance(1000);
  const numbers = await order(id);
  await leave(shop.app, buyer);
  shop.app.clock.advance(31 * DAY_MS);
  const signal = AbortSignal.timeout(60_000);
  await purgeJob.run(services, {}, { jobId: 'test', number: 1, signal });
  const { rows } = await shop.app.pool.query(
    `SELECT line_id::text AS id, name, prescriber, remarks, file_id, eye_values IS NULL AS empty
     FROM order_prescription WHERE line_id = ANY ($1) ORDER BY line_id`,
    [[typed.lineId, asItIs.lineId, numbers.lineId]],
  );
  const nameless = { name: '', prescriber: '', remarks: '', file_id: null, empty: false };
  expect(rows).toEqual([
    { id: typed.lineId, ...nameless },
    { id: numbers.lineId, ...nameless },
  ]);
  await keptFiles();
});

test('no log has any of it', async () => {
  const broken = uploadPrescription(shop.app, buyer.id, Buffer.from('%PDF-Segredo'));
  const sent = { ...writtenBesideFile, remarks: 'Segredo', file: await broken };
  await expect(buyer.call(createPrescriptionFromFile, sent)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(shop.app.logged.length).toBeGreaterThan(0);
  const logged = JSON.stringify(shop.app.logged);
  const said = [
    writtenBesideFile.remarks,
    'Segredo',
    REASON,
    '-2,25',
    '-2.25',
    'prescription-files',
  ];
  for (const value of [...said, '/prescriptions/']) expect(logged).not.toContain(value);
});
