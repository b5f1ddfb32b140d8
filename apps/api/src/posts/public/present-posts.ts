import { ApiError } from '@arquiba/contract/errors';
import type { Post, SimplePost } from '@arquiba/contract/posts';
import type { ProfileCard } from '@arquiba/contract/profiles';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Context } from '../../platform/context.ts';
import { presentFile } from '../../platform/files/file-reference.ts';
import { followingShown, presentPerson } from '../../profiles/public/card-columns.ts';
import {
  type CardRow,
  type Cards,
  findCards,
  type LastingCard,
  type PollRow,
} from '../card-query.ts';

type Audience = Pick<Context, 'db' | 'clock' | 'media' | 'viewer'>;

/**
 * Posts as the viewer sees them, in the order of their ids and in one statement. What the viewer may
 * not see is left out, whoever asks for it. With `wanted` so is what they do not want in lists: of
 * people and words that they muted, and what does not interest them; what is repeated twice is shown
 * once.
 */
export async function presentPosts(
  context: Audience,
  ids: readonly string[],
  { wanted = false } = {},
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const { db, clock, viewer } = context;
  const now = clock.now();
  const cards = await findCards(db, { ids, viewerId: viewer?.accountId ?? null, now });
  const byId = new Map(cards.rows.map((row) => [row.id, row]));
  const shown = new Set<string>();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { repostOf } = row.lasting;
    const origin = repostOf === null ? row : byId.get(repostOf);
    const quoted = origin?.lasting.quoteOf ? byId.get(origin.lasting.quoteOf) : undefined;
    if (!origin || shown.has(origin.id)) return [];
    if (wanted && [row, origin, quoted].some((each) => each?.unwanted)) return [];
    shown.add(origin.id);
    const simple = (each: CardRow) => presentSimple(context, each, cards, now);
    return {
      ...simple(origin),
      quoted: quoted ? simple(quoted) : null,
      quoteGone: origin.lasting.quotes && !quoted,
      repost: row === origin ? null : presentRepost(context, row),
    };
  });
}

/** One post, or `not_found`, whether there is none or it is not for the viewer. */
export async function presentPost(context: Audience, id: string): Promise<Post> {
  const [post] = await presentPosts(context, [id]);
  if (!post) throw new ApiError('not_found', { message: GONE });
  return post;
}

const GONE = 'Esta publicação não está mais disponível.';

function presentRepost(context: Audience, row: CardRow): NonNullable<Post['repost']> {
  const { createdAt } = drawn(context, row.lasting).post;
  return { id: row.id, by: presentAuthor(context, row), createdAt };
}

function presentSimple(
  context: Audience,
  row: CardRow,
  { polls, tagged }: Cards,
  now: Date,
): SimplePost {
  const { id, mentions, counts, liked, saved, reposted, lasting } = row;
  const { post } = drawn(context, lasting);
  const own = context.viewer?.accountId === lasting.accountId;
  const isSignedIn = context.viewer !== null;
  const poll = polls[id];
  return {
    ...post,
    ...{ mentions, own, counts, liked, saved, reposted },
    author: presentAuthor(context, row),
    tagged: tagged[id] ?? [],
    mayComment: row.mayComment,
    mayQuote: isSignedIn && post.mayShare && (lasting.quotable || own),
    poll: poll ? presentPoll(poll, now) : null,
  };
}

function presentAuthor(context: Audience, { following, lasting }: CardRow): ProfileCard {
  const { author } = drawn(context, lasting);
  return { ...author, following: followingShown(context.viewer, lasting.accountId, following) };
}

const drawings = new WeakMap<LastingCard, ReturnType<typeof draw>>();

/** Cards are kept, and so is how they look. */
function drawn({ media }: Audience, card: LastingCard) {
  const known = drawings.get(card) ?? draw(media, card);
  drawings.set(card, known);
  return known;
}

function draw(media: MediaPort, card: LastingCard) {
  const { id, text, audience, commentsBy, place, pinned } = card;
  return {
    author: presentPerson(media, card),
    post: {
      ...{ id, text, audience, commentsBy, place, pinned },
      mayShare: audience === 'public' && !card.authorPrivate,
      media: card.media.map((file) => presentFile(media, file)),
      createdAt: momentOf(card.createdAt),
      editedAt: card.editedAt && momentOf(card.editedAt),
    },
  };
}

function momentOf(written: string): string {
  return new Date(written).toISOString();
}

function presentPoll({ closesAt, multiple, options }: PollRow, now: Date): SimplePost['poll'] {
  const end = new Date(closesAt);
  return { closesAt: end.toISOString(), closed: end <= now, multiple, options };
}
