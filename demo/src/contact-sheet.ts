/**
 * Draws the whole world on one sheet: `node tools/node24.mjs demo/src/contact-sheet.ts faces.png faces` (or
 * `covers`, `posts`, `frames`).
 */
import sharp from 'sharp';
import { frames } from './content/frames.ts';
import { members } from './content/members.ts';
import { posts } from './content/posts.ts';
import { pictureFrame, pictureMember, picturePost } from './pictures.ts';

const [output = 'sheet.png', kind = 'frames'] = process.argv.slice(2);

const sheets: Record<
  string,
  { cell: [number, number]; columns: number; draw: () => Promise<Buffer>[] }
> = {
  faces: {
    cell: [150, 150],
    columns: 12,
    draw: () => members.map(async (member) => (await pictureMember(member)).avatar),
  },
  covers: {
    cell: [450, 150],
    columns: 4,
    draw: () => members.map(async (member) => (await pictureMember(member)).cover),
  },
  posts: {
    cell: [320, 320],
    columns: 6,
    draw: () =>
      posts.flatMap((post) => (post.pictures ?? []).map((_, index) => picturePost(post, index))),
  },
  frames: {
    cell: [320, 240],
    columns: 6,
    draw: () =>
      frames.map(async (frame) => {
        const [first] = await pictureFrame(frame);
        if (!first) throw new Error(`${frame.title} has no colour`);
        return first;
      }),
  },
};

const sheet = sheets[kind];
if (!sheet) throw new Error(`faces, covers, posts or frames, not ${kind}`);
const { cell, columns, draw } = sheet;
const pictures = await Promise.all(draw());
const [width, height] = cell;
const tiles = pictures.map(async (picture, index) => ({
  input: await sharp(picture)
    .resize(width - 6, height - 6, { fit: 'inside' })
    .toBuffer(),
  left: (index % columns) * width + 3,
  top: Math.floor(index / columns) * height + 3,
}));
await sharp({
  create: {
    width: width * columns,
    height: height * Math.ceil(pictures.length / columns),
    channels: 3,
    background: '#fffbf7',
  },
})
  .composite(await Promise.all(tiles))
  .png()
  .toFile(output);
