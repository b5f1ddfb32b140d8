import { ApiError } from '@arquiba/contract/errors';
import type { Post, SimplePost } from '@arquiba/contract/posts';
import type { Context } from '../../platform/context.ts';
import { presentFile } from '../../platform/file-reference.ts';
import { presentCard } from '../../profiles/public/card-columns.ts';
import { type CardRow, type Cards, findCards, type PollRow } from '../card-query.ts';

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
    const origin = row.repostOf === null ? row : byId.get(row.repostOf);
    const quoted = origin?.quoteOf ? byId.get(origin.quoteOf) : undefined;
    if (!origin || shown.has(origin.id)) return [];
    if (wanted && [row, origin, quoted].some((each) => each?.unwanted)) return [];
    shown.add(origin.id);
    const simple = (each: CardRow) => presentSimple(context, each, cards, now);
    return {
      ...simple(origin),
      quoted: quoted ? simple(quoted) : null,
      quoteGone: origin.quotes && !quoted,
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
  return { id: row.id, by: presentCard(context, row), createdAt: momentOf(row.createdAt) };
}

function presentSimple(
  context: Audience,
  row: CardRow,
  { polls, tagged }: Cards,
  now: Date,
): SimplePost {
  const { id, text, mentions, audience, commentsBy, place, pinned, liked, saved, reposted } = row;
  const { likes, comments, shares, sends, saves } = row;
  const mayShare = audience === 'public' && !row.authorPrivate;
  const own = context.viewer?.accountId === row.accountId;
  const isSignedIn = context.viewer !== null;
  const poll = polls[id];
  return {
    ...{ id, text, mentions, audience, commentsBy, place, pinned, mayShare, own },
    ...{ liked, saved, reposted },
    author: presentCard(context, row),
    tagged: tagged[id] ?? [],
    media: row.media.map((file) => presentFile(context.media, file)),
    createdAt: momentOf(row.createdAt),
    editedAt: row.editedAt && momentOf(row.editedAt),
    counts: { likes, comments, shares, sends, saves },
    mayComment: isSignedIn && row.mayComment,
    mayQuote: isSignedIn && mayShare && (row.quotable || own),
    poll: poll ? presentPoll(poll, now) : null,
  };
}

function momentOf(written: string): string {
  return new Date(written).toISOString();
}

function presentPoll({ closesAt, multiple, options }: PollRow, now: Date): SimplePost['poll'] {
  const end = new Date(closesAt);
  return { closesAt: end.toISOString(), closed: end <= now, multiple, options };
}
