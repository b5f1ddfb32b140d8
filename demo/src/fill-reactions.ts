import { savePost } from '@arquiba/contract/bookmarks';
import { vote } from '@arquiba/contract/polls';
import { likePost, repost } from '@arquiba/contract/reactions';
import { followsAmong } from './content/follows.ts';
import { closed } from './content/groups.ts';
import { members } from './content/members.ts';
import { membershipsOf } from './content/memberships.ts';
import type { Post } from './content/post.ts';
import { posts } from './content/posts.ts';
import { reactionsAmong } from './content/reactions.ts';
import { signIns } from './content/sign-ins.ts';
import { threads } from './content/threads.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import { type AccountOf, CALLS_AT_ONCE, hoursBefore, step } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

const byFan = ({ author }: Post) => author === signIns.fan.member;

/** Adds likes, reposts, sends, bookmarks and votes. */
export async function react(
  options: FillOptions,
  accountOf: AccountOf,
  postIdOf: PostIdOf,
): Promise<void> {
  const follows = followsAmong(members, randomOf('arquiba/follows'));
  const world = { posts, members, follows, threads, membershipsOf, closed };
  const reactions = reactionsAmong(world, randomOf('arquiba/reactions')).map((each) => ({
    ...{ kind: each.kind, option: each.option ?? 0, postId: postIdOf(each.post) },
    ...{ accountId: accountOf(each.by).id, at: hoursBefore(options.now, each.ago) },
  }));
  // Likes of the demonstration fan's posts are made one by one, so that she is told of them.
  const told = new Set(posts.filter(byFan).map(({ key }) => postIdOf(key)));
  const {
    like = [],
    send = [],
    ...others
  } = Object.groupBy(reactions, ({ kind, postId }) =>
    kind === 'like' && told.has(postId) ? 'toldLike' : kind,
  );
  const office = options.backOffice(options.now);
  await office.reactions.import('like', like);
  await office.reactions.import('send', send);
  await step(options, 'Reagindo', Object.values(others).flat(), CALLS_AT_ONCE, async (reaction) => {
    const { kind, postId: id, accountId, at } = reaction;
    const call = options.callAs(accountId, { at });
    if (kind === 'vote') await call(vote, { id, positions: [reaction.option] });
    else if (kind === 'save') await call(savePost, { id });
    else if (kind === 'repost') await call(repost, { id });
    else if (kind === 'like') await call(likePost, { id });
  });
}
