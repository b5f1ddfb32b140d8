import type { search as route } from '@arquiba/contract/explore';
import { foldText } from '@arquiba/contract/linkify';
import { findFrames } from '../catalog/public/find-frames.ts';
import { findGroups } from '../groups/public/find-groups.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { containing } from '../platform/database/like-pattern.ts';
import { misspelled } from '../platform/database/misspelled.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { findPosts } from './find-posts.ts';
import { searchHashtags, searchProfiles } from './queries.ts';

const EACH = 12;
const POSTS = 3;

export const search: Operation<typeof route> = async (context, { q }) => {
  const text = foldText(q).replace(/^[#@]/, '');
  if (text === '') return NOTHING;
  const { db, viewer } = context;
  const query = { text, pattern: containing(text), likely: misspelled(text), limit: EACH };
  const [people, hashtags, products, groups, posts] = await Promise.all([
    searchProfiles(db, { ...query, viewerId: viewer?.accountId ?? null }),
    searchHashtags(db, query),
    findFrames(context, text, EACH),
    findGroups(context, text, EACH),
    findPosts(context, q, { limit: POSTS }),
  ]);
  return {
    profiles: people.map((row) => ({
      ...presentCard(context, row.shared ? row : { ...row, avatar: null }),
      ...{ followers: row.followers, private: row.private },
    })),
    ...{ hashtags, groups, products },
    posts: { items: posts.items, more: posts.nextCursor !== null, corrected: posts.corrected },
  };
};

const NOTHING = {
  ...{ profiles: [], hashtags: [], groups: [], products: [] },
  posts: { items: [], more: false, corrected: null },
};
