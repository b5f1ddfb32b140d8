import { interestedAgain, notInterested } from '@arquiba/contract/safety';
import { expect } from 'vitest';
import { test } from '../testing/post-of-another.ts';

test('a post that does not interest is gone from lists until that is taken back', async ({
  viewer,
  postId,
  isInFeed,
}) => {
  await viewer.call(notInterested, { id: postId });
  expect(await isInFeed(viewer)).toBe(false);
  await viewer.call(interestedAgain, { id: postId });
  expect(await isInFeed(viewer)).toBe(true);
});
