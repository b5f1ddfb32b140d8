import { ApiError } from '@arquiba/contract/errors';
import type { Post, SimplePost } from '@arquiba/contract/posts';
import type { Context } from '../../platform/context.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { presentHeldFile } from '../../platform/files/present-file.ts';
import { presentCard } from '../../profiles/public/present-card.ts';
import { type CardRow, findCards } from '../card-queries.ts';
import { presentPoll } from '../polls/present-poll.ts';

type Audience = Pick<Context, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

/**
 * Posts as the viewer sees them, in the order of `ids`, read in one statement. Leaves out what the viewer
 * may not see. With `wanted` also leaves out posts of muted people, with muted words, and those marked as
 * not interesting. A post that was reposted twice is shown once.
 */
export async function presentPosts(
  context: Audience,
  ids: readonly string[],
  { wanted = false } = {},
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const { db, clock, viewer } = context;
  const now = clock.now();
  const rows = await findCards(db, { ids, viewerId: viewer?.accountId ?? null, now });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = new Set<string>();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const origin = row.repostOf === null ? row : byId.get(row.repostOf);
    const quoted = origin?.quoteOf ? byId.get(origin.quoteOf) : undefined;
    if (!origin || shown.has(origin.id)) return [];
    if (wanted && [row, origin, quoted].some((each) => each?.unwanted)) return [];
    shown.add(origin.id);
    const simple = (each: CardRow) => presentSimple(context, each, now);
    return {
      ...simple(origin),
      quoted: quoted ? simple(quoted) : null,
      quoteGone: origin.quotes && !quoted,
      repost: row === origin ? null : presentRepost(context, row),
    };
  });
}

/** One post, or `not_found` if it does not exist or the viewer may not see it. */
export async function presentPost(context: Audience, id: string): Promise<Post> {
  const [post] = await presentPosts(context, [id]);
  if (!post) throw new ApiError('not_found', { message: GONE });
  return post;
}

const GONE = 'Esta publicação não está mais disponível.';

function presentRepost(context: Audience, row: CardRow): NonNullable<Post['repost']> {
  return { id: row.id, by: presentCard(context, row), createdAt: row.createdAt.toISOString() };
}

function presentSimple(context: Audience, row: CardRow, now: Date): SimplePost {
  const { id, text, audience, group, held, heldReason, commentsBy, place, pinned, mentions } = row;
  const { likes, comments, shares, sends, saves, liked, saved, reposted, mayComment } = row;
  const { viewer } = context;
  const own = viewer?.accountId === row.accountId;
  const mayShare = audience === 'public' && !row.authorPrivate;
  const fileOf = (file: FileReference) =>
    presentHeldFile(context, file, { kind: 'post', id, open: mayShare });
  return {
    ...{ id, text, audience, group, held, heldReason, commentsBy, place, pinned, mentions },
    ...{ own, mayShare, mayComment },
    ...{ counts: { likes, comments, shares, sends, saves }, liked, saved, reposted },
    author: presentCard(context, row),
    media: row.media.map(fileOf),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    tagged: row.tagged ?? [],
    mayQuote: viewer !== null && mayShare && (row.quotable || own),
    poll: row.poll && presentPoll(row.poll, fileOf, now),
    // The id is gone with the event.
    event: row.eventId === null ? null : row.event,
  };
}
