import { getFeed } from '@arquiba/contract/feed';
import { createPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp } from '@arquiba/testing/test-app';
import { test as plainTest } from 'vitest';

/** Tests with one app for the file, and for each test two new people and a post of the second one. */
export const test = plainTest
  .extend('budgets', { scope: 'file' }, { write: { size: 10_000, seconds: 60 } })
  .extend('app', { scope: 'file' }, async ({ budgets }, { onCleanup }) => {
    const app = await startTestApp({ budgets });
    onCleanup(() => app.close());
    return app;
  })
  .extend('viewer', ({ app }) => signUp(app))
  .extend('other', ({ app }) => signUp(app, { socialName: 'Zagueiro Central' }))
  .extend(
    'postId',
    async ({ other }) =>
      (await other.call(createPost, { text: 'Treino de penaltis, #amanha cedo' })).id,
  )
  .extend('isInFeed', ({ postId }) => async (person: Person) => {
    const { items } = await person.call(getFeed, {});
    return items.some(({ id }) => id === postId);
  });
