import { savePost } from '@arquiba/contract/bookmarks';
import { vote } from '@arquiba/contract/polls';
import { likePost, repost, sendPost } from '@arquiba/contract/reactions';
import { followsAmong } from './content/follows.ts';
import { members } from './content/members.ts';
import { posts } from './content/posts.ts';
import { reactionsAmong } from './content/reactions.ts';
import { threads } from './content/threads.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import { type AccountOf, CALLS_AT_ONCE, hoursBefore, step } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

/** Adds likes, reposts, sends, bookmarks and votes. */
export async function react(
  options: FillOptions,
  accountOf: AccountOf,
  postIdOf: PostIdOf,
): Promise<void> {
  const follows = followsAmong(members, randomOf('arquiba/follows'));
  const world = { posts, members, follows, threads };
  const reactions = reactionsAmong(world, randomOf('arquiba/reactions'));
  await step(options, 'Curtindo', reactions, CALLS_AT_ONCE, async (reaction) => {
    const { kind, by, ago, option = 0 } = reaction;
    const id = postIdOf(reaction.post);
    const call = options.callAs(accountOf(by).id, { at: hoursBefore(options.now, ago) });
    if (kind === 'vote') await call(vote, { id, positions: [option] });
    else await call({ like: likePost, repost, save: savePost, send: sendPost }[kind], { id });
  });
}
