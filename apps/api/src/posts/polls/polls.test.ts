import { vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let author: Person;
let fan: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  [author, fan] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

const options = [{ label: 'Casa' }, { label: 'Empate' }, { label: 'Visitante' }];

type Post = InputOf<typeof createPost>;
const create = (poll: Partial<NonNullable<Post['poll']>>, post: Post = {}) =>
  author.call(createPost, { text: 'Quem leva?', poll: { options, hours: 1, ...poll }, ...post });

const ask = async ({ multiple = false, audience = 'public' as 'public' | 'self' } = {}) =>
  (await create({ multiple }, { audience })).id;

const votesOf = async (id: string) =>
  (await app.call(getPost, { id })).poll?.options.map(({ votes }) => votes);

describe('voting', () => {
  test('counts, shows one’s own choice, and may change until the end', async () => {
    const id = await ask();
    const first = await fan.call(vote, { id, positions: [1] });
    expect(first.options.map(({ votes, chosen }) => [votes, chosen])).toEqual([
      [0, false],
      [1, true],
      [0, false],
    ]);
    await fan.call(vote, { id, positions: [1] });
    await fan.call(vote, { id, positions: [2] });
    expect(await votesOf(id)).toEqual([0, 0, 1]);
    const { poll } = await app.call(getPost, { id });
    expect(poll?.options.some(({ chosen }) => chosen)).toBe(false);
  });

  test('for several where that is allowed', async () => {
    const id = await ask({ multiple: true });
    await fan.call(vote, { id, positions: [0, 2, 2] });
    expect(await votesOf(id)).toEqual([1, 0, 1]);
    await fan.call(vote, { id, positions: [1, 2] });
    expect(await votesOf(id)).toEqual([0, 1, 1]);
  });

  test('is refused when the poll has ended', async () => {
    const id = await ask();
    await fan.call(vote, { id, positions: [0] });
    app.clock.advance(3_600_000);
    await expect(fan.call(vote, { id, positions: [1] })).rejects.toMatchObject({
      code: 'poll_closed',
      message: 'Esta enquete já terminou.',
    });
    expect(await votesOf(id)).toEqual([1, 0, 0]);
    expect((await app.call(getPost, { id })).poll?.closed).toBe(true);
  });

  test.each([
    [[], 'Escolha uma opção da enquete'],
    [[0, 1], 'Nesta enquete só dá para escolher uma opção'],
    [[3], 'Esta opção não existe na enquete'],
  ])('for %j is refused with a sentence', async (positions, sentence) => {
    const id = await ask();
    await expect(fan.call(vote, { id, positions })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { positions: sentence },
    });
    expect(await votesOf(id)).toEqual([0, 0, 0]);
  });

  test('on what one may not see, or what is no poll, finds nothing', async () => {
    const plain = (await author.call(createPost, { text: 'Sem enquete' })).id;
    for (const id of [await ask({ audience: 'self' }), plain, '71']) {
      const refused = fan.call(vote, { id, positions: [0] });
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('is final where its author wants that, but may be sent twice', async () => {
    const { id } = await create({ multiple: true, changeable: false });
    await fan.call(vote, { id, positions: [1, 0] });
    await fan.call(vote, { id, positions: [0, 1] });
    for (const positions of [[0], [2], [0, 1, 2]]) {
      await expect(fan.call(vote, { id, positions })).rejects.toMatchObject({
        ...{ code: 'vote_final', status: 409, message: 'Nesta enquete o voto não pode mudar.' },
      });
    }
    expect(await votesOf(id)).toEqual([1, 1, 0]);
    // Two tabs at once: one of the two votes counts.
    const late = await signUp(app);
    const answers = await Promise.allSettled(
      [0, 2].map((position) => late.call(vote, { id, positions: [position] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a new poll', () => {
  const after = (minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

  test('has two to ten options', async () => {
    const labels = Array.from({ length: 11 }, (_, place) => ({ label: `Opção ${place}` }));
    const { id } = await create({ options: labels.slice(0, 10) });
    await fan.call(vote, { id, positions: [9] });
    expect((await votesOf(id))?.at(9)).toBe(1);
    for (const [wrong, sentence] of [
      [labels, 'A enquete tem no máximo 10 opções'],
      [labels.slice(0, 1), 'A enquete precisa de duas opções'],
    ] as const) {
      await expect(create({ options: [...wrong] })).rejects.toMatchObject({
        fields: { 'poll.options': sentence },
      });
    }
  });

  test('closes at the time that its author chose', async () => {
    const closesAt = after(5);
    const { id, poll } = await create({ closesAt });
    expect(poll).toMatchObject({ closesAt, closed: false });
    app.clock.advance(5 * 60_000);
    await expect(fan.call(vote, { id, positions: [0] })).rejects.toMatchObject({
      code: 'poll_closed',
    });
    expect((await create({ closesAt: after(30 * 24 * 60) })).poll?.closed).toBe(false);
  });

  test.each([
    [4.9, 'O encerramento da enquete deve ser 5 minutos depois de publicada, ou mais'],
    [-60, 'O encerramento da enquete deve ser 5 minutos depois de publicada, ou mais'],
    [30 * 24 * 60 + 1, 'O encerramento da enquete deve ser no máximo 30 dias depois de publicada'],
  ])('does not close after %d minutes', async (minutes, sentence) => {
    await expect(create({ closesAt: after(minutes) })).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { 'poll.closesAt': sentence } },
    });
  });
});
