import { createProduct, getProduct } from '@arquiba/contract/catalog';
import { listNotifications } from '@arquiba/contract/notifications';
import {
  askQuestion,
  createReview,
  getReviewRight,
  listQuestions,
  listReviews,
} from '@arquiba/contract/reviews';
import { leave } from '@arquiba/testing/deletions';
import { storeFile } from '@arquiba/testing/files';
import { mailOf } from '@arquiba/testing/mails';
import { type Person, signUp, signUpAdmin } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { setHidden } from './review-queries.ts';

let app: TestApp;
let [buyer, other]: Person[] = [];
const slug = 'mare-alta';

beforeAll(async () => {
  app = await startTestApp({ started: true });
  [buyer, other] = [await signUp(app, { socialName: 'Lia Souza' }), await signUp(app)];
  const admin = await signUpAdmin(app);
  const image = await storeFile(app, '/products/mare/azul.png');
  const product = await admin.call(createProduct, {
    ...{ title: 'Maré Alta', line: 'Linha Litoral', description: '', sex: 'unissex' },
    ...{ shape: 'redondo', material: 'titânio', price: 49_990 },
    measures: { lensWidth: 50, lensHeight: 42, bridge: 20, temple: 145, front: 138 },
    colors: [{ color: 'Azul', hex: '#1a2b3c', image, stock: 3 }],
  });
  // Two lines of the buyer's orders have been delivered.
  app.api.services.hooks.mayReview = async (_, accountId, productId) =>
    accountId === buyer?.id && productId === product.id
      ? ['71', '72'].map((orderLineId) => ({ orderLineId, color: 'Azul' }))
      : [];
});
afterAll(() => app.close());

const refused = { code: 'not_allowed' };

test('only who bought it and has it may review, once for each line', async () => {
  await expect(app.call(createReview, { slug, rating: 5 })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  await expect(other?.call(createReview, { slug, rating: 5 })).rejects.toMatchObject(refused);
  const photo = await storeFile(app, `/posts/${buyer?.id}/1/rosto.png`);
  const review = { slug, rating: 4, text: '  Leve e firme. ', photos: [photo], orderLineId: '71' };
  const tries = await Promise.allSettled([1, 2, 3].map(() => buyer?.call(createReview, review)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await buyer?.call(getReviewRight, { slug }))?.lines).toEqual([
    { orderLineId: '72', color: 'Azul' },
  ]);
  const shown = await app.call(listReviews, { slug });
  expect(shown.stars).toEqual([0, 0, 0, 1, 0]);
  expect(shown.items).toMatchObject([
    {
      author: 'Lia',
      rating: 4,
      text: 'Leve e firme.',
      color: 'Azul',
      photos: [{ mime: 'image/png' }],
    },
  ]);
  await buyer?.call(createReview, { slug, rating: 1 });
  await expect(buyer?.call(createReview, { slug, rating: 1 })).rejects.toMatchObject(refused);
  expect((await app.call(getProduct, { slug })).rating).toEqual({ average: 2.5, count: 2 });
});

test.each([
  ['rating', { rating: 0 }],
  ['rating', { rating: 5.5 }],
  ['text', { rating: 5, text: 'x'.repeat(2001) }],
  ['photos', { rating: 5, photos: Array.from({ length: 5 }, () => ({ path: '/posts/1/a.png' })) }],
])('a review names what is wrong with %s (%#)', async (field, input) => {
  await expect(buyer?.call(createReview, { slug, ...input })).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  });
});

test('what the staff hides counts no more, and neither does that of an account that is gone', async () => {
  const { items } = await app.call(listReviews, { slug });
  const worst = items.find(({ rating }) => rating === 1);
  const { db, clock } = app.api.services;
  await setHidden(db, worst?.id ?? '', clock.now());
  const product = await app.call(getProduct, { slug });
  expect(product.rating).toEqual({ average: 4, count: 1 });
  expect((await app.call(listReviews, { slug })).items).toHaveLength(1);
  await setHidden(db, worst?.id ?? '', null);
  expect((await app.call(getProduct, { slug })).rating?.count).toBe(2);
  await leave(app, buyer as Person);
  expect((await app.call(listReviews, { slug })).items[0]?.author).toBe('Cliente da loja');
  await app.pool.query('DELETE FROM account WHERE id = $1', [buyer?.id]);
  expect((await app.call(getProduct, { slug })).rating).toBeNull();
});

test('a question is shown to others once it is answered, and the answer is mailed', async () => {
  const asked = await other?.call(askQuestion, { slug, text: 'Vem com estojo rígido?' });
  expect((await app.call(listQuestions, { slug })).items).toEqual([]);
  expect((await other?.call(listQuestions, { slug }))?.items).toMatchObject([{ answer: null }]);
  const answer = 'Vem, e com a flanela também.';
  expect(await answerQuestion(app.api.services, { id: asked?.id ?? '', answer })).toBe(true);
  expect(await answerQuestion(app.api.services, { id: '1', answer })).toBe(false);
  expect((await app.call(listQuestions, { slug })).items).toMatchObject([{ answer }]);
  const mail = await mailOf(app, { to: other?.sent.email ?? '', subject: /resposta/ });
  expect(mail.text).toContain(answer);
  expect((await other?.call(listNotifications, { filter: 'shop' }))?.items).toMatchObject([
    { kind: 'shop-answer', excerpt: answer, path: `/oculos/${slug}#perguntas` },
  ]);
  // Not while nobody has confirmed the address.
  const { id, sent } = other as Person;
  const answerTo = async (text: string) => {
    const question = await other?.call(askQuestion, { slug, text });
    await answerQuestion(app.api.services, { id: question?.id ?? '', answer });
  };
  await app.pool.query('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [id]);
  await answerTo('E com garantia?');
  await app.api.backOffice().accounts.confirmEmail(sent.email);
  await answerTo('E com limpador?');
  const second = await mailOf(app, { to: sent.email, subject: /resposta/, count: 2 });
  expect(second.text).toContain('E com limpador?');
  await expect(other?.call(askQuestion, { slug, text: 'Oi' })).rejects.toMatchObject({
    fields: { text: expect.any(String) },
  });
});
