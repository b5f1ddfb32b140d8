import { getFeed } from '@arquiba/contract/feed';
import { follow, unfollow } from '@arquiba/contract/follows';
import { createPost } from '@arquiba/contract/posts';
import { signUp } from '@arquiba/testing/people';
import { startTestApp } from '@arquiba/testing/test-app';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseListener } from '../platform/database/database-listener.ts';
import { watchHomes } from './watch-homes.ts';

/** No notification of the database arrives. */
const deaf: Pick<DatabaseListener, 'listen'> = { listen: async () => {} };

test('who publishes or follows finds it in their own process before that is told anything', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  await watchHomes(app.api.services.db, deaf, () => {});
  const [reader, friend, other] = [await signUp(app), await signUp(app), await signUp(app)];
  const home = async () => {
    const { items } = await reader.call(getFeed, { kind: 'following' });
    return items.map(({ text }) => text);
  };
  await other.call(createPost, { text: 'De outro' });
  expect(await home()).toEqual([]);
  await reader.call(follow, { username: friend.username });
  expect(await home()).toEqual([]);
  app.clock.advance(1000);
  await friend.call(createPost, { text: 'De quem sigo' });
  expect(await home()).toEqual(['De quem sigo']);
  await reader.call(createPost, { text: 'Meu', audience: 'self' });
  expect((await home()).toSorted()).toEqual(['De quem sigo', 'Meu']);
  await reader.call(follow, { username: other.username });
  expect((await home()).toSorted()).toEqual(['De outro', 'De quem sigo', 'Meu']);
  await reader.call(unfollow, { username: friend.username });
  expect((await home()).toSorted()).toEqual(['De outro', 'Meu']);
});
