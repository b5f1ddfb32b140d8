import { ApiError } from '@arquiba/contract/errors';
import type { CardReference, MessageCard } from '@arquiba/contract/messages';
import type { Post } from '@arquiba/contract/posts';
import { findPostsOfEvents } from '../../events/public/posts-of-events.ts';
import { findLiveCards } from '../../lives/public/live-cards.ts';
import { findMomentCards } from '../../moments/public/moment-cards.ts';
import type { SessionContext } from '../../platform/context.ts';
import { presentPosts } from '../../posts/public/present-posts.ts';
import type {} from '../public/hooks.ts';

type Reader = Pick<SessionContext, 'db' | 'clock' | 'media' | 'passes' | 'viewer' | 'hooks'>;

/** Cards as one viewer may see them, by `cardKey`; what is gone or not for them is absent. */
export type Cards = ReadonlyMap<string, MessageCard>;

export function cardKey({ kind, target }: CardReference): string {
  return `${kind} ${target}`;
}

/** A fixed number of statements, whatever the number of cards. */
export async function loadCards(
  context: Reader,
  references: readonly CardReference[],
): Promise<Cards> {
  const targets = (kind: CardReference['kind']) => [
    ...new Set(references.filter((each) => each.kind === kind).map(({ target }) => target)),
  ];
  const postIds = targets('post').filter((id) => /^\d{1,18}$/.test(id));
  const slugs = targets('event');
  const ofEvents = slugs.length > 0 ? await findPostsOfEvents(context, slugs) : new Map();
  const posts = await presentPosts(context, [...new Set([...postIds, ...ofEvents.values()])]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const cards = new Map<string, MessageCard>();
  for (const card of await findMomentCards(context, targets('moment'))) {
    cards.set(cardKey({ kind: 'moment', target: card.id }), card);
  }
  for (const card of await findLiveCards(context, targets('live'))) {
    cards.set(cardKey({ kind: 'live', target: card.id }), card);
  }
  const products = targets('product');
  const sold = products.length > 0 ? await context.hooks.productCards(context, products) : null;
  for (const id of postIds) {
    const post = byId.get(id);
    if (post) cards.set(cardKey({ kind: 'post', target: id }), postCard(post));
  }
  for (const [slug, postId] of ofEvents) {
    const post = byId.get(postId);
    if (post?.event) cards.set(cardKey({ kind: 'event', target: slug }), eventCard(post, slug));
  }
  for (const [slug, card] of sold ?? [])
    cards.set(cardKey({ kind: 'product', target: slug }), card);
  return cards;
}

/** What someone sends as a card, if they may see it themselves. */
export async function requireCard(
  context: Reader,
  { kind, target }: CardReference,
): Promise<CardReference> {
  const isSlug = kind === 'product' || kind === 'event';
  const card = { kind, target: isSlug ? target.toLowerCase() : target };
  if (!(await loadCards(context, [card])).has(cardKey(card))) throw new ApiError('not_found');
  return card;
}

export function goneCard(kind: CardReference['kind']): MessageCard {
  return { kind, gone: true, path: '', title: '', detail: '', picture: null };
}

const TITLE_CHARACTERS = 140;

function postCard(post: Post): MessageCard {
  const { id, text, author } = post;
  const title = text.replace(/\s+/g, ' ').slice(0, TITLE_CHARACTERS);
  return {
    ...{ kind: 'post', gone: false, path: `/post/${id}`, title, detail: author.displayName },
    picture: pictureOf(post),
  };
}

function eventCard(post: Post, slug: string): MessageCard {
  const { title, startsAt, timeZone, place } = post.event as NonNullable<Post['event']>;
  const when = new Intl.DateTimeFormat('pt-BR', {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone,
  }).format(new Date(startsAt));
  const detail = place ? `${when} · ${place}` : when;
  return {
    ...{ kind: 'event', gone: false, path: `/evento/${slug}`, title, detail },
    picture: pictureOf(post),
  };
}

function pictureOf({ media }: Post): MessageCard['picture'] {
  return media.find(({ mime }) => mime.startsWith('image/')) ?? null;
}
