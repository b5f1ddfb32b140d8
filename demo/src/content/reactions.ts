import type { Random } from '../seed/random.ts';
import type { Follow } from './follows.ts';
import type { Member } from './member.ts';
import type { Post } from './post.ts';
import type { Threads } from './thread.ts';

export interface Reaction {
  kind: 'like' | 'repost' | 'save' | 'send' | 'vote';
  by: string;
  /** Key of the post. */
  post: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  /** Of a vote, from 0. */
  option?: number;
}

/** How long people may vote. */
export const POLL_HOURS = 72;

interface World {
  posts: readonly Post[];
  members: readonly Member[];
  follows: readonly Follow[];
  threads: Threads;
  /** Days since each member of a group joined it. */
  membershipsOf: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Keys of the groups whose posts only members see. */
  closed: ReadonlySet<string>;
}

/** Reactions to posts, the oldest first: by followers, by people of the same circle, by those who comment. */
export function reactionsAmong(world: World, random: Random): Reaction[] {
  const followed = new Set(
    world.follows.map(({ follower, followee }) => `${follower} ${followee}`),
  );
  const memberOf = new Map(world.members.map((member) => [member.key, member]));
  return world.posts
    .flatMap((post) => {
      const author = memberOf.get(post.author);
      if (!author) throw new RangeError(`nobody is called ${post.author}`);
      const talking = new Set((world.threads[post.key] ?? []).map(([by]) => by));
      const own = random.stream(post.key);
      const charm =
        Math.exp(own.bell() * 0.6) *
        (post.pictures || post.clip ? 1.2 : 0.9) *
        (0.6 + Math.min(8, talking.size) * 0.12);
      const isClosed = world.closed.has(post.group ?? '');
      const options = post.poll?.map(() => own.between(0.15, 1));
      const group = post.group === undefined ? undefined : world.membershipsOf.get(post.group);
      return world.members.flatMap((member) => {
        if (member === author || member.joined * 24 <= post.ago) return [];
        const { key } = member;
        const follows = followed.has(`${key} ${author.key}`);
        if (post.followersOnly && !follows) return [];
        const isBeside = (group?.get(key) ?? 0) * 24 > post.ago;
        if (isClosed && !isBeside) return [];
        const warmth =
          nearness(member, author, follows || isBeside) * (isBeside ? 1.6 : 1) * charm +
          (talking.has(key) ? 0.5 : 0);
        const reactions = reactionsOf(post, key, warmth, options, own.stream(key));
        return reactions.filter(({ kind }) => {
          if (kind === 'repost') return !post.followersOnly && !isClosed;
          return kind !== 'send' || !isClosed;
        });
      });
    })
    .sort((a, b) => b.ago - a.ago);
}

/** The probability that a member likes an average post of an author. */
function nearness(member: Member, author: Member, follows: boolean): number {
  const common = member.circles.filter((circle) => author.circles.includes(circle)).length;
  const known = 0.5 + author.fame / 14;
  // Companies react less often.
  const shy = member.type === 'Empresa' ? 0.4 : 1;
  return (follows ? 0.19 : 0.01 + 0.025 * common) * known * shy;
}

function reactionsOf(
  post: Post,
  by: string,
  warmth: number,
  options: readonly number[] | undefined,
  random: Random,
): Reaction[] {
  const reactions: Reaction[] = [];
  const at = (kind: Reaction['kind'], within = 60) =>
    reactions.push({ kind, by, post: post.key, ago: soonAfter(post.ago, within, random) });
  const likes = random.chance(Math.min(0.92, warmth));
  if (likes) {
    at('like');
    if (random.chance(0.07)) at('repost');
    if (random.chance(0.05)) at('send');
  }
  if (random.chance(likes ? 0.08 : warmth * 0.04)) at('save');
  if (options && random.chance(Math.min(0.8, warmth * 3.5))) {
    at('vote', (post.voting?.hours ?? POLL_HOURS) - 1);
    const vote = reactions.at(-1);
    if (vote) vote.option = weighted(options, random);
  }
  return reactions;
}

/** Most of it happens in the first hours. */
function soonAfter(ago: number, within: number, random: Random): number {
  return ago - Math.min(ago * 0.97, within) * random.next() ** 2.4;
}

function weighted(weights: readonly number[], random: Random): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, index);
}
