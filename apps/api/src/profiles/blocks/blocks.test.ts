import { search } from '@arquiba/contract/explore';
import { follow } from '@arquiba/contract/follows';
import { getPost } from '@arquiba/contract/posts';
import { getProfile, listProfiles } from '@arquiba/contract/profiles';
import { blockProfile, listBlocked, unblockProfile } from '@arquiba/contract/safety';
import { describe, expect } from 'vitest';
import { test } from '../../posts/testing/post-of-another.ts';

describe('blocking', () => {
  test('hides each from the other, ends following both ways, and is undone', async ({
    viewer,
    other,
    postId,
    isInFeed,
  }) => {
    const { username } = other;
    await viewer.call(follow, { username });
    await other.call(follow, { username: viewer.username });
    await viewer.call(blockProfile, { username });
    await viewer.call(blockProfile, { username });

    expect(await isInFeed(viewer)).toBe(false);
    await expect(viewer.call(getPost, { id: postId })).rejects.toMatchObject({ code: 'not_found' });
    const seen = await viewer.call(getProfile, { username });
    expect(seen).toMatchObject({ blocked: true, following: 'no', followers: 0, followed: 0 });
    await expect(viewer.call(follow, { username })).rejects.toMatchObject({ code: 'not_allowed' });
    const mine = { username: viewer.username };
    await expect(other.call(getProfile, mine)).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.call(follow, mine)).rejects.toMatchObject({ code: 'not_found' });
    const found = await other.call(search, { q: viewer.username });
    expect(found.profiles).toEqual([]);
    const people = await viewer.call(listProfiles, { limit: 50 });
    expect(people.items.map((each) => each.username)).not.toContain(username);
    expect((await viewer.call(listBlocked, {})).items).toMatchObject([{ username }]);

    await viewer.call(unblockProfile, { username });
    expect(await isInFeed(viewer)).toBe(true);
    expect((await viewer.call(getProfile, { username })).following).toBe('no');
  });

  test('of each by the other can be undone by each', async ({ app, viewer, other }) => {
    await viewer.call(blockProfile, { username: other.username });
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [other.id, viewer.id]);
    await viewer.call(unblockProfile, { username: other.username });
    await expect(viewer.call(getProfile, { username: other.username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('oneself is refused, and so is someone unknown', async ({ viewer, other }) => {
    await expect(viewer.call(blockProfile, { username: viewer.username })).rejects.toMatchObject({
      message: 'Você não pode bloquear o próprio perfil.',
    });
    await expect(viewer.call(blockProfile, { username: 'ninguem' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(viewer.call(unblockProfile, { username: other.username })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
