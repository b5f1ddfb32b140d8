import { vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
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

async function ask({ multiple = false, audience = 'public' as 'public' | 'self' } = {}) {
  const poll = { options: ['Casa', 'Empate', 'Visitante'], hours: 1, multiple };
  return (await author.call(createPost, { text: 'Quem leva?', poll, audience })).id;
}

const votesOf = async (id: string) =>
  (await app.call(getPost, { id })).poll?.options.map(({ votes }) => votes);

async function rowsOf(id: string): Promise<number[]> {
  const { rows } = await app.pool.query(
    `SELECT (SELECT count(*)::int FROM poll_vote v WHERE v.post_id = o.post_id AND v.position = o.position)
     FROM poll_option o WHERE post_id = $1 ORDER BY position`,
    [id],
  );
  return rows.map(({ count }) => count);
}

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

  test('by many at once, each changing their mind, leaves one vote each', async () => {
    const id = await ask();
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(app)));
    await Promise.all(
      people.flatMap(({ call }, index) =>
        [0, 1, 2].map((step) => call(vote, { id, positions: [(index + step) % 3] })),
      ),
    );
    const votes = (await votesOf(id)) ?? [];
    expect(votes).toEqual(await rowsOf(id));
    expect(votes.reduce((sum, each) => sum + each, 0)).toBe(8);
  });
});
