import { addToCart, getCart, setCartLine, setCartPrescription } from '@arquiba/contract/cart';
import {
  createPrescription,
  deletePrescription,
  getPrescription,
  listPrescriptions,
  MOST_PRESCRIPTIONS,
  updatePrescription,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import { type Person, signUp } from '@arquiba/testing/people';
import { newVisitor, openShop } from '@arquiba/testing/shop';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenPrescription } from '../platform/testing/prescription-samples.ts';

const SINGLE = 'visao-simples,1.56';
const MULTI = 'multifocal,1.56';
const WITHOUT_ADDITION = { ...writtenPrescription, rightAddition: '', leftAddition: '' };

let app: TestApp;
let ana: Person;
let bia: Person;
let variantId: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  [ana, bia] = [await signUp(app), await signUp(app)];
  const putFrame = await openShop(app);
  variantId = (await putFrame([50], { price: 20_000 })).variants[0] as string;
});
afterAll(() => app.close());

describe('one’s own', () => {
  test('needs the consent once, and says which version was agreed to', async () => {
    const cia = await signUp(app);
    const refused = cia.call(createPrescription, { ...writtenPrescription, consent: false });
    await expect(refused).rejects.toMatchObject({
      fields: { consent: expect.stringContaining('Autorize') },
    });
    expect(await cia.call(listPrescriptions, {})).toEqual({ consentedAt: null, items: [] });
    const first = await cia.call(createPrescription, writtenPrescription);
    app.clock.advance(1000);
    const second = await cia.call(createPrescription, {
      ...WITHOUT_ADDITION,
      ...{ name: 'Da Lia', consent: false },
    });
    const { consentedAt, items } = await cia.call(listPrescriptions, {});
    expect(consentedAt).not.toBeNull();
    expect(items).toEqual([second, first]);
    expect(first).toMatchObject({ name: 'Minha', writtenOn: '2026-01-15', old: false });
    const { rows } = await app.pool.query(
      'SELECT version FROM health_consent WHERE account_id = $1',
      [cia.id],
    );
    expect(rows).toEqual([{ version: '2026-11' }]);
  });

  test('is changed and deleted; withdrawing the consent deletes all', async () => {
    const cia = await signUp(app);
    const { id } = await cia.call(createPrescription, writtenPrescription);
    await cia.call(createPrescription, writtenPrescription);
    const changed = { ...writtenPrescription, id, rightSphere: '-2,50' };
    await cia.call(updatePrescription, changed);
    expect((await cia.call(getPrescription, { id })).values?.right.sphere).toBe(-2.5);
    await cia.call(deletePrescription, { id });
    await expect(cia.call(getPrescription, { id })).rejects.toMatchObject({ code: 'not_found' });
    await cia.call(withdrawHealthConsent, {});
    expect(await cia.call(listPrescriptions, {})).toEqual({ consentedAt: null, items: [] });
    expect(await rowsOf(cia.id)).toBe(0);
  });

  test.each([
    ['', 'Preencha a data da receita'],
    ['2026-02-30', 'A data da receita não existe'],
    ['2999-01-01', 'A data da receita ainda não chegou'],
    ['1999-01-01', 'A receita tem mais de 20 anos'],
  ])('the date %j is refused', async (writtenOn, sentence) => {
    const sent = ana.call(createPrescription, { ...writtenPrescription, writtenOn });
    await expect(sent).rejects.toMatchObject({ fields: { writtenOn: sentence } });
  });

  test('what is wrong is told at once, the date with the values', async () => {
    const wrong = { writtenOn: '2999-01-01', rightSphere: '2,25', leftAxis: '190' };
    const sent = ana.call(createPrescription, { ...writtenPrescription, ...wrong });
    const fields = { writtenOn: 'A data da receita ainda não chegou' };
    await expect(sent).rejects.toMatchObject({
      fields: {
        ...fields,
        rightSphere: expect.stringContaining('sinal'),
        leftAxis: expect.stringContaining('0 a 180'),
      },
    });
  });

  test('is old after a year', async () => {
    const written = { ...writtenPrescription, writtenOn: '2024-12-31' };
    expect((await ana.call(createPrescription, written)).old).toBe(true);
  });

  test('there are at most so many', async () => {
    const cia = await signUp(app);
    const all = Array.from({ length: MOST_PRESCRIPTIONS + 3 }, () =>
      cia.call(createPrescription, writtenPrescription),
    );
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_PRESCRIPTIONS);
  });
});

describe('nobody else', () => {
  test('reads, changes, deletes or buys by it', async () => {
    const { id } = await ana.call(createPrescription, writtenPrescription);
    await bia.call(createPrescription, writtenPrescription);
    await bia.call(addToCart, { variantId, lens: SINGLE });
    const line = { variantId, lens: SINGLE, prescriptionId: id };
    for (const tried of await Promise.allSettled([
      bia.call(getPrescription, { id }),
      bia.call(updatePrescription, { ...writtenPrescription, id }),
      bia.call(deletePrescription, { id }),
      bia.call(addToCart, line),
      bia.call(setCartLine, { ...line, quantity: 1 }),
      bia.call(setCartPrescription, line),
      app.call(addToCart, line),
    ])) {
      expect(tried).toMatchObject({ reason: { code: 'not_found' } });
    }
    for (const tried of await Promise.allSettled([
      app.call(listPrescriptions, {}),
      app.call(getPrescription, { id }),
      app.call(setCartPrescription, line),
    ])) {
      expect(tried).toMatchObject({ reason: { code: 'sign_in_required' } });
    }
    expect((await bia.call(listPrescriptions, {})).items).toHaveLength(1);
    await app.pool.query('DELETE FROM cart');
  });
});

describe('in the cart', () => {
  test('a line has one; a later choice takes its place, and undo brings it back', async () => {
    const mine = await ana.call(createPrescription, writtenPrescription);
    const other = await ana.call(createPrescription, { ...WITHOUT_ADDITION, name: 'Da Lia' });
    const line = { variantId, lens: SINGLE };
    const chosen = async () => (await ana.call(getCart, {})).lines.map((each) => each.prescription);
    await ana.call(addToCart, line);
    expect(await chosen()).toEqual([null]);
    await ana.call(addToCart, { ...line, prescriptionId: mine.id });
    expect(await chosen()).toEqual([{ id: mine.id, name: 'Minha' }]);
    await ana.call(setCartPrescription, { ...line, prescriptionId: other.id });
    await ana.call(setCartLine, { ...line, quantity: 1 });
    expect(await chosen()).toEqual([{ id: other.id, name: 'Da Lia' }]);
    await ana.call(setCartLine, { ...line, quantity: 0 });
    await ana.call(setCartLine, { ...line, quantity: 1, prescriptionId: other.id });
    expect(await chosen()).toEqual([{ id: other.id, name: 'Da Lia' }]);
    await ana.call(deletePrescription, { id: other.id });
    expect(await chosen()).toEqual([null]);
    await ana.call(setCartPrescription, { ...line, prescriptionId: mine.id });
    await ana.call(setCartPrescription, { ...line, prescriptionId: null });
    expect(await chosen()).toEqual([null]);
  });

  test('multifocal lenses need the addition, other lenses no prescription', async () => {
    const { id: prescriptionId } = await ana.call(createPrescription, WITHOUT_ADDITION);
    for (const [lens, sentence] of [
      [MULTI, 'precisam da adição'],
      ['solar,1.50', 'não levam receita'],
      ['', 'não levam receita'],
    ] as const) {
      await expect(ana.call(addToCart, { variantId, lens, prescriptionId })).rejects.toMatchObject({
        code: 'not_allowed',
        message: expect.stringContaining(sentence),
      });
    }
  });

  test('one that is deleted at that moment is not chosen', async () => {
    const line = { variantId, lens: SINGLE };
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ana.call(createPrescription, writtenPrescription);
      await Promise.allSettled([
        ana.call(setCartPrescription, { ...line, prescriptionId: id }),
        ana.call(deletePrescription, { id }),
      ]).then(([chosen, deleted]) => {
        expect(deleted?.status).toBe('fulfilled');
        if (chosen?.status === 'rejected')
          expect(chosen.reason).toMatchObject({ code: 'not_found' });
      });
      expect((await ana.call(getCart, {})).lines[0]?.prescription).toBeNull();
    }
  });

  test('a visitor’s lenses join the account’s without one', async () => {
    const cia = await signUp(app);
    const visitor = newVisitor(app, TEST_ORIGIN);
    await visitor.send('POST', '/api/cart/lines', { variantId, lens: MULTI });
    const { email, password } = cia.sent;
    await visitor.send('POST', '/api/session/accounts', { email, password });
    expect((await cia.call(getCart, {})).lines).toMatchObject([
      { prescription: null, lens: { code: MULTI } },
    ]);
  });
});

async function rowsOf(accountId: string): Promise<number> {
  const { rows } = await app.pool.query(
    'SELECT count(*)::integer AS rows FROM prescription WHERE account_id = $1',
    [accountId],
  );
  return rows[0].rows;
}
