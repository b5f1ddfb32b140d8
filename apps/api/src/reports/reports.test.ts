import { createComment } from '@arquiba/contract/comments';
import { createPost } from '@arquiba/contract/posts';
import { report } from '@arquiba/contract/safety';
import { describe, expect } from 'vitest';
import { test } from '../posts/testing/post-of-another.ts';

describe('a post', () => {
  test('that is reported is written down once and not shown again', async ({
    app,
    viewer,
    other,
    postId,
    isInFeed,
  }) => {
    const input = { kind: 'post', subject: postId, reason: 'spam' } as const;
    await viewer.call(report, input);
    await viewer.call(report, { ...input, note: 'De novo' });
    const { rows } = await app.pool.query('SELECT reason FROM report WHERE subject_id = $1', [
      postId,
    ]);
    expect(rows).toEqual([{ reason: 'spam' }]);
    expect(await isInFeed(viewer)).toBe(false);
    await expect(other.call(report, input)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('has comments that can be reported, one’s own excepted', async ({
    viewer,
    other,
    postId,
  }) => {
    const { id } = await other.call(createComment, { id: postId, text: 'Bora' });
    const input = { kind: 'comment', subject: id, reason: 'harassment' } as const;
    await viewer.call(report, input);
    await expect(other.call(report, input)).rejects.toMatchObject({ code: 'not_allowed' });
    for (const subject of ['1', 'x', '9'.repeat(30)]) {
      await expect(viewer.call(report, { ...input, subject })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('that one may not see cannot be reported', async ({ viewer, other }) => {
    const { id } = await other.call(createPost, { text: 'Só meu', audience: 'self' });
    const input = { kind: 'post', subject: id, reason: 'hate' } as const;
    await expect(viewer.call(report, input)).rejects.toMatchObject({ code: 'not_found' });
  });
});
