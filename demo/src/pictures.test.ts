import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { frames } from './content/frames.ts';
import { members } from './content/members.ts';
import type { Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import { pictureFrame, pictureMember, picturePost, recordPost } from './pictures.ts';

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
};
const withPicture = first(posts.filter(({ pictures }) => pictures?.some((one) => 'scene' in one)));

test('a member has a square face and a wide cover, the same bytes every time', async () => {
  const member = first(members.filter(({ avatar }) => avatar.kind === 'crest'));
  const [once, again] = [await pictureMember(member), await pictureMember(member)];
  expect(once.avatar.equals(again.avatar)).toBe(true);
  expect(once.cover.equals(again.cover)).toBe(true);
  expect(await sharp(once.avatar).metadata()).toMatchObject({
    format: 'jpeg',
    width: 320,
    height: 320,
  });
  expect(await sharp(once.cover).metadata()).toMatchObject({ width: 1200, height: 400 });
});

test('another member with the same scene gets another picture', async () => {
  const member = first(members.filter(({ cover }) => cover.type === 'court'));
  const [one, other] = [
    await pictureMember(member),
    await pictureMember({ ...member, key: 'someone else' }),
  ];
  expect(one.cover.equals(other.cover)).toBe(false);
  expect(one.avatar.equals(other.avatar)).toBe(true);
});

test('a picture of a post is the same bytes every time and no wider than 1440', async () => {
  const [once, again] = [await picturePost(withPicture, 0), await picturePost(withPicture, 0)];
  expect(once.equals(again)).toBe(true);
  expect((await sharp(once).metadata()).width).toBeLessThanOrEqual(1440);
});

test('a colour changes the picture of a frame, but not its ground', async () => {
  const [one, other] = await pictureFrame(first(frames));
  const again = await pictureFrame(first(frames));
  if (!one || !other) throw new Error('the first frame has two colours');
  expect(one.equals(again[0] as Buffer)).toBe(true);
  expect(await sharp(one).metadata()).toMatchObject({ width: 960, height: 720 });
  const rim = { left: 200, top: 210, width: 32, height: 6 };
  const corner = { left: 0, top: 0, width: 80, height: 80 };
  expect(await distance(one, other, rim)).toBeGreaterThan(25);
  expect(await distance(one, other, corner)).toBeLessThan(2);
});

test('a clip is an MP4 that plays while it loads, the same bytes every time', async () => {
  const post = first(
    posts.filter(({ clip }) => clip && 'clip' in clip && clip.clip.type === 'score'),
  );
  const [once, again] = [await recordPost(post), await recordPost(post)];
  expect(once.equals(again)).toBe(true);
  expect(once.subarray(4, 8).toString()).toBe('ftyp');
  expect(once.indexOf('moov')).toBeLessThan(once.indexOf('mdat'));
});

test('asking for what is not there is an error, not an empty picture', async () => {
  const bare: Post = { key: 'bare', author: 'marina', ago: 1, text: 'Sem foto.' };
  await expect(picturePost(bare, 0)).rejects.toThrow(RangeError);
  await expect(recordPost(bare)).rejects.toThrow(RangeError);
});

/** Mean difference of two pictures in a part of them, 0 to 255. */
async function distance(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(part).raw().toBuffer()),
  );
  if (!a || !b) throw new Error('no pixels');
  return (
    a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] as number)), 0) / a.length
  );
}
