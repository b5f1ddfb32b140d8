import sharp from 'sharp';
import { commentPictures } from './content/comment-pictures.ts';
import { clearLens, type FrameColorName, frameColors } from './content/frame-colors.ts';
import { type Frame, frames, frontOf } from './content/frames.ts';
import type { Group } from './content/groups.ts';
import { lives } from './content/lives.ts';
import type { Member } from './content/member.ts';
import { moments } from './content/moments.ts';
import { clipSizes, type Post, pictureSizes, type Reprint } from './content/post.ts';
import { posts } from './content/posts.ts';
import { drawAvatar } from './draw/avatar.ts';
import { scriptOf } from './draw/clip/scripts.ts';
import { recordClip } from './draw/clip.ts';
import type { FrameColor } from './draw/frame/colors.ts';
import { type FrameStudio, type FrameViews, openStudio } from './draw/frame.ts';
import { PICTURE_JPEG, renderPicture } from './draw/render.ts';
import { drawScene } from './draw/scene.ts';
import { randomOf } from './seed/random.ts';

/** Drawn pictures by name: in a fill nothing is drawn twice. */
export type Album = Map<string, Promise<Buffer>>;

const seenAgain: ReadonlySet<string> = new Set([
  ...moments.flatMap(({ picture, clip }) => [
    ...(picture ? [`post/${picture.of}/${picture.index ?? 0}`] : []),
    ...(clip ? [`clip/${clip.of}`] : []),
  ]),
  ...lives.flatMap(({ clips }) => clips.map((key) => `clip/${key}`)),
  ...commentPictures.map(({ of }) => `post/${of}/0`),
  ...posts.flatMap(({ pictures = [], clip }) => [
    ...pictures.flatMap((one) => {
      if ('frame' in one) return shotName(one.frame, one.color);
      return 'of' in one ? `post/${one.of}/${one.index ?? 0}` : [];
    }),
    ...(clip && 'of' in clip ? [`clip/${clip.of}`] : []),
  ]),
]);

function cached(
  album: Album | undefined,
  name: string,
  draw: (name: string) => Promise<Buffer>,
): Promise<Buffer> {
  const drawn = album?.get(name) ?? draw(name);
  if (seenAgain.has(name)) album?.set(name, drawn);
  return drawn;
}

function shotName(frame: string, color: FrameColorName): string {
  return `frame/${frame}/${color}`;
}

const COVER = { width: 1200, height: 400 };

/** The seed: another one draws another world of the same people. */
const world = randomOf('arquiba');

export async function pictureMember({ key, avatar, cover }: Member) {
  const drawing = drawScene(COVER, cover, world.stream(`cover/${key}`));
  return {
    avatar: await sharp(Buffer.from(drawAvatar(avatar)))
      .flatten()
      .jpeg(PICTURE_JPEG)
      .toBuffer(),
    cover: await renderPicture(drawing),
  };
}

export function pictureGroup({ key, cover }: Group): Promise<Buffer> {
  if (!cover) throw new RangeError(`${key} has no cover`);
  const random = randomOf(`arquiba/groups/${key}`).stream('cover');
  return renderPicture(drawScene(COVER, cover.scene, random));
}

/** One picture of a post. */
export async function picturePost(post: Post, index: number, album?: Album): Promise<Buffer> {
  const picture = post.pictures?.[index];
  if (!picture) throw new RangeError(`${post.key} has no picture ${index}`);
  if ('of' in picture) return reprint(picture, album);
  if ('frame' in picture) {
    const { frame, color } = picture;
    return cached(album, shotName(frame, color), () => shootFrame(frame, color));
  }
  return cached(album, `post/${post.key}/${index}`, (name) =>
    renderPicture(drawScene(pictureSizes[picture.size], picture.scene, world.stream(name))),
  );
}

async function reprint({ of, index = 0, part }: Reprint, album?: Album): Promise<Buffer> {
  const whole = await picturePost(postOf(of), index, album);
  if (!part) return whole;
  const { width, height } = await sharp(whole).metadata();
  const side = Math.min(width, height);
  const left = { left: 0, center: Math.floor((width - side) / 2), right: width - side }[part];
  return sharp(whole)
    .extract({ left, top: Math.floor((height - side) / 2), width: side, height: side })
    .jpeg(PICTURE_JPEG)
    .toBuffer();
}

function postOf(key: string): Post {
  const post = posts.find((one) => one.key === key);
  if (!post) throw new RangeError(`no post is called ${key}`);
  return post;
}

export async function recordPost({ key, clip }: Post, album?: Album): Promise<Buffer> {
  if (!clip) throw new RangeError(`${key} has no clip`);
  if ('of' in clip) return recordPost(postOf(clip.of), album);
  return cached(album, `clip/${key}`, async (name) =>
    recordClip(await scriptOf(clipSizes[clip.size], clip.clip, world.stream(name))),
  );
}

/** A frame in all its colours, in the order of the catalogue. */
export async function pictureFrame(frame: Frame, album?: Album): Promise<Buffer[]> {
  const studio = await studioOf(frame);
  return Promise.all(
    frame.colors.map(([color]) =>
      cached(album, shotName(frame.title, color), () => shoot(studio, frame, color)),
    ),
  );
}

/** The other views of each colour, in the order of the catalogue; a frame is always on the same face. */
export async function pictureViews(frame: Frame): Promise<FrameViews[]> {
  const studio = await studioOf(frame);
  return Promise.all(
    frame.colors.map(([name]) =>
      studio.shootViews(
        shownColor(frame, name),
        materialOf(frame, name),
        frames.findIndex(({ title }) => title === frame.title),
      ),
    ),
  );
}

async function shootFrame(title: string, color: FrameColorName): Promise<Buffer> {
  const frame = frames.find((one) => one.title === title);
  if (!frame) throw new RangeError(`no frame is called ${title}`);
  return shoot(await studioOf(frame), frame, color);
}

function studioOf(frame: Frame): Promise<FrameStudio> {
  const [lensWidth, lensHeight, bridge, temple] = frame.millimetres;
  const measures = { lensWidth, lensHeight, bridge, temple, front: frontOf(frame) };
  return openStudio({ ...frame.form, ...measures, tinted: frame.lens !== 'clear' });
}

function shoot(studio: FrameStudio, frame: Frame, name: FrameColorName): Promise<Buffer> {
  return studio.shoot(shownColor(frame, name), materialOf(frame, name));
}

function shownColor(frame: Frame, name: FrameColorName): FrameColor {
  const { finish, base, second, sun, mirror } = frameColors[name];
  return { finish, base, second, lens: { clear: clearLens, sun, mirror }[frame.lens] };
}

/** Tortoiseshell has the same flakes in all views. */
function materialOf({ title }: Frame, name: FrameColorName) {
  return world.stream(shotName(title, name));
}
