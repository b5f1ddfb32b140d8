import type { complete as route } from '@arquiba/contract/completions';
import { foldText } from '@arquiba/contract/linkify';
import { smallestIdAt } from '../platform/database.ts';
import type { Operation } from '../platform/operation.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { completeFollowed, completeHashtags, completePeople } from './completion-queries.ts';
import { escapeLike } from './like-pattern.ts';

const MOST = 6;
const RECENT_MS = 180 * 24 * 3_600_000;

export const complete: Operation<typeof route> = async (context, { kind, q }) => {
  const start = escapeLike(foldText(q).replace(/^[#@]/, ''));
  if (kind === 'hashtag') {
    const since = smallestIdAt(new Date(context.clock.now().getTime() - RECENT_MS));
    const query = { pattern: `${start}%`, since, limit: MOST };
    const hashtags = start === '' ? [] : await completeHashtags(context.db, query);
    return { people: [], hashtags };
  }
  const { db, viewer } = context;
  const query = {
    viewerId: viewer.accountId,
    first: `${start}%`,
    inner: `% ${start}%`,
    limit: MOST,
  };
  const [near, far] = await Promise.all([
    completeFollowed(db, query),
    // One letter is half of the world.
    start.length < 2 ? [] : completePeople(db, query),
  ]);
  const ids = [...new Set([...near, ...far])].slice(0, MOST);
  const cards = await loadProfileCards(context, ids);
  return { people: ids.flatMap((id) => cards.get(id) ?? []), hashtags: [] };
};
