// The thread in which the pictures of a fill are drawn, see `artist.ts`.
import { parentPort } from 'node:worker_threads';
import type { Frame } from './content/frames.ts';
import type { Group } from './content/groups.ts';
import type { Member } from './content/member.ts';
import type { Post } from './content/post.ts';
import { recordClock } from './draw/clock.ts';
import {
  type Album,
  pictureFrame,
  pictureGroup,
  pictureMember,
  picturePost,
  pictureViews,
  recordPost,
} from './pictures.ts';

const album: Album = new Map();

const drawings = {
  member: async (member: Member) => {
    const { avatar, cover } = await pictureMember(member);
    return [avatar, cover];
  },
  group: async (group: Group) => [await pictureGroup(group)],
  frame: (frame: Frame) => pictureFrame(frame, album),
  views: async (frame: Frame) =>
    (await pictureViews(frame)).flatMap(({ turned, sideways, onFace, cutOut }) => [
      ...[turned, sideways, onFace, cutOut],
    ]),
  picture: async (post: Post, index: number) => [await picturePost(post, index, album)],
  clip: async (post: Post) => [await recordPost(post, album)],
  clock: async () => [await recordClock()],
};

export type Drawings = typeof drawings;

export interface DrawOrder {
  id: number;
  kind: keyof Drawings;
  args: readonly unknown[];
}

export type Drawn = { id: number } & ({ files: Uint8Array[] } | { error: unknown });

parentPort?.on('message', async ({ id, kind, args }: DrawOrder) => {
  const draw: (...args: never[]) => Promise<Buffer[]> = drawings[kind];
  const answer = await draw(...(args as never[])).then(
    (files): Drawn => ({ id, files }),
    (error): Drawn => ({ id, error }),
  );
  parentPort?.postMessage(answer);
});
