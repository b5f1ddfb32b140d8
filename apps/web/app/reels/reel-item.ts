import type { FileView } from '@arquiba/contract/files';
import type { Post } from '@arquiba/contract/posts';
import { getReelClips, type ReelClip } from '@arquiba/contract/reel-clips';
import type { Call } from '@arquiba/contract/route';

/** A post with a video, and what the player knows about the video. */
export interface ReelItem {
  id: string;
  post: Post;
  video: FileView;
  /** Null if it could not be read: the file plays without it. */
  clip: ReelClip | null;
}

export async function withClips(call: Call, posts: readonly Post[]): Promise<ReelItem[]> {
  const reels = posts.flatMap((post) => {
    const video = videoOf(post);
    return video ? [{ id: post.id, post, video }] : [];
  });
  const clips = await readClips(call, reels);
  return reels.map((reel) => ({ ...reel, clip: clips.get(reel.id) ?? null }));
}

export function videoOf({ media }: Post): FileView | undefined {
  return media.find(({ mime }) => mime.startsWith('video/'));
}

async function readClips(
  call: Call,
  reels: readonly { id: string }[],
): Promise<Map<string, ReelClip>> {
  if (reels.length === 0) return new Map();
  try {
    const { items } = await call(getReelClips, { ids: reels.map(({ id }) => id).join(',') });
    return new Map(items.map((clip) => [clip.id, clip]));
  } catch {
    return new Map();
  }
}
