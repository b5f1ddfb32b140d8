import type { complete as route } from '@arquiba/contract/completions';
import { foldText } from '@arquiba/contract/linkify';
import type { Operation } from '../platform/calls/operation.ts';
import { literal } from '../platform/database/like-pattern.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { completeFollowed, completeHashtags, completePeople } from './completion-queries.ts';

const MOST = 6;

export const complete: Operation<typeof route> = async (context, { kind, q }) => {
  const start = literal(foldText(q).replace(/^[#@]/, ''));
  if (kind === 'hashtag') {
    const query = { pattern: `${start}%`, limit: MOST };
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
    // One letter matches far too many people.
    start.length < 2 ? [] : completePeople(db, query),
  ]);
  const ids = [...new Set([...near, ...far])].slice(0, MOST);
  const cards = await loadProfileCards(context, ids);
  return { people: ids.flatMap((id) => cards.get(id) ?? []), hashtags: [] };
};
