import sharp from 'sharp';
import { clearLens, type FrameColorName, frameColors } from './content/frame-colors.ts';
import { type Frame, frames, frontOf } from './content/frames.ts';
import type { Member } from './content/member.ts';
import { clipSizes, type Post, pictureSizes } from './content/post.ts';
import { drawAvatar } from './draw/avatar.ts';
import { scriptOf } from './draw/clip/scripts.ts';
import { filmClip } from './draw/clip.ts';
import { type FrameStudio, openStudio } from './draw/frame.ts';
import { renderWebp } from './draw/render.ts';
import { drawScene } from './draw/scene.ts';
import { randomOf } from './seed/random.ts';

/** The seed: another one draws another world of the same people. */
const world = randomOf('arquiba');

export async function pictureMember({ key, avatar, cover }: Member) {
  const drawing = drawScene({ width: 1500, height: 500 }, cover, world.stream(`cover/${key}`));
  return {
    avatar: await sharp(Buffer.from(drawAvatar(avatar)))
      .flatten()
      .webp({ quality: 88, effort: 1 })
      .toBuffer(),
    cover: await renderWebp(drawing),
  };
}

/** One picture of a post. */
export async function picturePost(post: Post, index: number): Promise<Buffer> {
  const picture = post.pictures?.[index];
  if (!picture) throw new RangeError(`${post.key} has no picture ${index}`);
  if ('frame' in picture) return shootFrame(picture.frame, picture.color);
  const random = world.stream(`post/${post.key}/${index}`);
  return renderWebp(drawScene(pictureSizes[picture.size], picture.scene, random));
}

export async function filmPost({ key, clip }: Post): Promise<Buffer> {
  if (!clip) throw new RangeError(`${key} has no clip`);
  const random = world.stream(`clip/${key}`);
  return filmClip(await scriptOf(clipSizes[clip.size], clip.clip, random));
}

/** A frame in all its colours, in the order of the catalogue. */
export async function pictureFrame(frame: Frame): Promise<Buffer[]> {
  const studio = await studioOf(frame);
  return Promise.all(frame.colors.map(([color]) => shoot(studio, frame, color)));
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
  const { finish, base, second, sun, mirror } = frameColors[name];
  const lens = { clear: clearLens, sun, mirror }[frame.lens];
  const random = world.stream(`frame/${frame.title}/${name}`);
  return studio.shoot({ finish, base, second, lens }, random);
}
