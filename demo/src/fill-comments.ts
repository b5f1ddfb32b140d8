import { createComment, likeComment } from '@arquiba/contract/comments';
import type { Artist } from './artist.ts';
import { type CommentPicture, commentPictures } from './content/comment-pictures.ts';
import { conversationUnder } from './content/conversation.ts';
import type { Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import { threads } from './content/threads.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import { type AccountOf, CALLS_AT_ONCE, hoursBefore, step, storeFile } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

/** Adds the comments below the posts; each conversation stays in its order. */
export async function converse(
  options: FillOptions,
  accountOf: AccountOf,
  postIdOf: PostIdOf,
  artist: Artist,
): Promise<void> {
  const talked = posts.filter(({ key }) => threads[key]).reverse();
  await step(options, 'Conversando', talked, CALLS_AT_ONCE, async (post: Post) => {
    const random = randomOf(`arquiba/conversations/${post.key}`);
    const ids: string[] = [];
    const pictures = commentPictures.filter(({ under }) => under === post.key);
    for (const comment of conversationUnder(post, threads[post.key] ?? [], random)) {
      const callAs = (by: string, ago: number) =>
        options.callAs(accountOf(by).id, { at: hoursBefore(options.now, ago) });
      const at = pictures.findIndex(({ by }) => by === comment.author);
      const [picture] = at < 0 ? [] : pictures.splice(at, 1);
      const { id } = await callAs(comment.author, comment.ago)(createComment, {
        ...{ id: postIdOf(post.key), text: comment.text },
        ...(picture && { media: await attach(picture) }),
        ...(comment.answers !== undefined && { parentId: ids[comment.answers] }),
      });
      ids.push(id);
      await Promise.all(comment.likes.map(({ by, ago }) => callAs(by, ago)(likeComment, { id })));
    }
  });

  async function attach({ under, by, of, alt }: CommentPicture) {
    const source = posts.find(({ key }) => key === of);
    if (!source) throw new RangeError(`no post is called ${of}`);
    const path = `/posts/${accountOf(by).id}/under-${under}/1.jpg`;
    const [picture] = await artist.draw('picture', source, 0);
    await storeFile(options, path, picture);
    return { path, alt };
  }
}
