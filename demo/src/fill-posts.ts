import { createPost } from '@arquiba/contract/posts';
import type { Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';
import { type Album, filmPost, picturePost } from './pictures.ts';

export async function publishPosts(
  options: FillOptions,
  accountOf: AccountOf,
  album: Album,
): Promise<void> {
  await step(options, 'Publicando', posts, DRAWINGS_AT_ONCE, async (post) => {
    const { id } = accountOf(post.author);
    const media = await attachFiles(options, album, post, `/posts/${id}/${post.key}`);
    const at = daysBefore(options.now, post.ago / 24);
    await options.callAs(id, { at })(createPost, { text: post.text, media });
  });
}

async function attachFiles(options: FillOptions, album: Album, post: Post, folder: string) {
  if (post.clip) {
    const path = `${folder}/1.mp4`;
    await storeFile(options, path, await filmPost(post, album));
    return [{ path, alt: post.clip.alt }];
  }
  return Promise.all(
    (post.pictures ?? []).map(async ({ alt }, index) => {
      const path = `${folder}/${index + 1}.webp`;
      await storeFile(options, path, await picturePost(post, index, album));
      return { path, alt };
    }),
  );
}
