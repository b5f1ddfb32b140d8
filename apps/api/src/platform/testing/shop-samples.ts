import { setCartLine } from '@arquiba/contract/cart';
import { createPrescription } from '@arquiba/contract/prescriptions';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { putSavedCard } from '../../payments/testing/put-saved-card.ts';
import { guestSamples } from './guest-samples.ts';
import { letArrive, MADE_LENSES, placeOrders } from './order-samples.ts';
import {
  uploadPrescription,
  writtenBesideFile,
  writtenPrescription,
} from './prescription-samples.ts';
import type { Sample } from './route-samples.ts';

/** Samples of buying: freight, cart, orders. */
export async function shopSamples(
  app: TestApp,
  member: Person,
  variantId: string,
): Promise<Record<string, Sample>> {
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  await app.pool.query(
    `INSERT INTO coupon (code, kind, basis_points, minimum_cents, starts_at, uses, created_at)
     VALUES ('DEZ', 'percentual', 1000, 0, '2026-01-01', 0, '2026-01-01')`,
  );
  await app.pool.query('UPDATE product_color SET on_hand = 1000 WHERE id = $1', [variantId]);
  const { addressId, terms, fill, empty, place, placeMade, sendBack } = await placeOrders(
    app,
    member,
    variantId,
  );
  const { number } = await place();
  const arrived = await place();
  await letArrive(app, arrived.number);
  const { number: unwanted } = await place();
  const made = await placeMade();
  const call = app.api.callAs(member.id);
  const saved = async () => (await call(createPrescription, writtenPrescription)).id;
  const [kept, first, second] = [await saved(), await saved(), await saved()];
  const cards = [await putSavedCard(app, member.id), await putSavedCard(app, member.id)];
  const uploaded = async () => ({
    ...writtenBesideFile,
    file: await uploadPrescription(app, member.id),
  });
  const { method, expectedTotal } = terms;
  const lines = [{ lineId: arrived.lineId, quantity: 1 }];
  const unposted = [await sendBack(), await sendBack()] as const;
  await fill();
  return {
    quoteFreight: same('visitor', { cep: '88301-000', variantId }),
    listFreightRegions: same('visitor', {}),
    listLensOffers: same('visitor', { variantId }),
    listPrescriptions: same('member', {}),
    getPrescription: same('member', { id: kept }),
    createPrescription: {
      as: 'member',
      inputs: [writtenPrescription, { ...writtenPrescription, name: 'Outra' }],
    },
    createPrescriptionFromFile: { as: 'member', inputs: [await uploaded(), await uploaded()] },
    giveHealthConsent: same('member', {}),
    updatePrescription: same('member', { id: kept, ...writtenPrescription }),
    getOrderPrescription: same('member', made),
    sendOrderPrescription: same('member', { ...made, prescriptionId: kept }),
    getCart: same('member', {}),
    addToCart: { ...same('member', { variantId }), idempotencyKey: 'a-chave-do-carrinho' },
    setCartLine: same('member', { variantId, quantity: 2 }),
    setCartPrescription: {
      ...same('member', { variantId, lens: MADE_LENSES, prescriptionId: kept }),
      given: async () => {
        await call(setCartLine, { variantId, lens: MADE_LENSES, quantity: 1 });
      },
    },
    setCartCep: same('member', { cep: '88301-000' }),
    setCartFreight: same('member', { service: 'expressa' }),
    setCoupon: same('member', { code: 'DEZ' }),
    removeCoupon: same('member', {}),
    noteCartChanges: same('member', {}),
    getCheckout: same('member', { addressId, service: 'economica' }),
    placeOrder: { ...same('member', terms), idempotencyKey: 'a-chave-da-compra', given: fill },
    payOrder: {
      ...same('member', { number, method, expectedTotal }),
      idempotencyKey: 'a-chave-do-pagamento',
    },
    checkPayment: same('member', { number }),
    getOrderPayments: same('member', { number }),
    listOrders: same('member', { limit: 1 }),
    getOrder: same('member', { number }),
    lookUpOrder: same('visitor', { number, email: member.sent.email }),
    cancelOrder: {
      ...same('member', { number: unwanted }),
      idempotencyKey: 'a-chave-do-cancelamento',
    },
    requestReturn: {
      ...same('member', { number: arrived.number, lines, reason: 'tamanho', note: 'Apertou.' }),
      idempotencyKey: 'a-chave-da-devolucao',
    },
    listExchanges: same('member', { number: arrived.number }),
    cancelReturn: { as: 'member', inputs: [...unposted] },
    listSavedCards: same('member', {}),
    deleteSavedCard: { as: 'member', inputs: [{ id: cards[0] }, { id: cards[1] }] },
    deletePrescription: { as: 'member', inputs: [{ id: first }, { id: second }] },
    withdrawHealthConsent: same('member', {}),
    ...(await guestSamples(app, member, variantId)),
    buyAgain: { as: 'member', inputs: [{ number }, { number }], given: empty },
  };
}
