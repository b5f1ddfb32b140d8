import { vote } from '@arquiba/contract/polls';
import { createPost, getPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });
const GENEROUS = { size: 100_000, seconds: 60 };
const OPTIONS = 4;
let app: TestApp;
let author: Person;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  author = await signUp(app);
  people = await Promise.all(Array.from({ length: 6 }, () => signUp(app)));
});
afterAll(() => app.close());

async function storedIn(id: string): Promise<number[][]> {
  const { rows } = await app.pool.query(
    'SELECT account_id::text AS person, position FROM poll_vote WHERE post_id = $1 ORDER BY position',
    [id],
  );
  return people.map((each) =>
    rows.filter(({ person }) => person === each.id).map(({ position }) => position),
  );
}

interface Rules {
  multiple: boolean;
  changeable: boolean;
}

/** What one person may have chosen after these votes: one after the other, or in several tabs at once. */
function outcomesOf(votes: readonly number[][], rules: Rules, atOnce: boolean): number[][] {
  const allowed = votes
    .filter(({ length }) => rules.multiple || length === 1)
    .map((positions) => positions.toSorted());
  if (allowed.length === 0) return [[]];
  if (atOnce) return allowed;
  return rules.changeable ? allowed.slice(-1) : allowed.slice(0, 1);
}

async function send({ call }: Person, id: string, positions: number[]): Promise<void> {
  await call(vote, { id, positions }).catch(({ code }) => {
    expect(['vote_final', 'invalid_input']).toContain(code);
  });
}

const someVotes = fc.array(
  fc.uniqueArray(fc.nat({ max: OPTIONS - 1 }), { minLength: 1, maxLength: 3 }),
  { maxLength: 4 },
);

test('votes of many at once are stored as the model says, and the counts are the rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ multiple: fc.boolean(), changeable: fc.boolean() }),
      fc.array(someVotes, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      async (rules, votes, atOnce) => {
        const options = Array.from({ length: OPTIONS }, (_, at) => ({ label: `Opção ${at}` }));
        const poll = { options, ...rules };
        const { id } = await author.call(createPost, { text: 'Quem leva?', poll });
        await Promise.all(
          people.map(async (person, at) => {
            const sending = votes[at] ?? [];
            if (atOnce) return Promise.all(sending.map((each) => send(person, id, each)));
            for (const each of sending) await send(person, id, each);
          }),
        );
        const stored = await storedIn(id);
        votes.forEach((each, at) => {
          expect(outcomesOf(each, rules, atOnce)).toContainEqual(stored[at]);
        });
        const counts = options.map((_, at) => stored.flat().filter((each) => each === at).length);
        const shown = (await app.call(getPost, { id })).poll;
        expect(shown?.options.map((option) => option.votes)).toEqual(counts);
      },
    ),
    { numRuns: 25 },
  );
});
