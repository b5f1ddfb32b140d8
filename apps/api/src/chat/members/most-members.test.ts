import {
  addToConversation,
  createConversation,
  getConversation,
  MOST_CONVERSATION_MEMBERS,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let owner: Person;
let others: Person[];

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  owner = await signUp(app);
  others = [];
  for (let n = 0; n < MOST_CONVERSATION_MEMBERS + 1; n += 1) {
    const other = await signUp(app);
    await other.call(follow, { username: owner.username });
    others.push(other);
  }
}, 60_000);
afterAll(() => app.close());

const namesOf = (people: readonly Person[]) => people.map(({ username }) => username);

test('a conversation has up to fifty people, also if several are added at once', async () => {
  const title = 'Arquibancada';
  const tooMany = { title, usernames: namesOf(others.slice(0, MOST_CONVERSATION_MEMBERS)) };
  await expect(owner.call(createConversation, tooMany)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  const usernames = namesOf(others.slice(0, MOST_CONVERSATION_MEMBERS - 2));
  const { id } = await owner.call(createConversation, { title, usernames });
  const results = await Promise.allSettled(
    others
      .slice(MOST_CONVERSATION_MEMBERS - 2)
      .map(({ username }) => owner.call(addToConversation, { id, usernames: [username] })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject(
    Array(2).fill({ reason: { code: 'invalid_input' } }),
  );
  const { members, memberCount } = await owner.call(getConversation, { id });
  expect([members.length, memberCount]).toEqual(Array(2).fill(MOST_CONVERSATION_MEMBERS));
});
