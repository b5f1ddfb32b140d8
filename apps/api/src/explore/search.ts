import type { search as route } from '@arquiba/contract/explore';
import { foldText } from '@arquiba/contract/linkify';
import { presentProducts } from '../catalog/public/product-card.ts';
import type { Operation } from '../platform/operation.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { escapeLike } from './like-pattern.ts';
import { countHashtags, searchProducts, searchProfiles } from './queries.ts';

const EACH = 12;

export const search: Operation<typeof route> = async (context, { q }) => {
  const text = foldText(q).replace(/^[#@]/, '');
  if (text === '') return { profiles: [], hashtags: [], products: [] };
  const { db, viewer } = context;
  const query = { text, pattern: `%${escapeLike(text)}%`, limit: EACH };
  const [ids, hashtags, products] = await Promise.all([
    searchProfiles(db, { ...query, viewerId: viewer?.accountId ?? null }),
    countHashtags(db, { ...query, since: '0' }),
    searchProducts(db, query),
  ]);
  const cards = await loadProfileCards(context, ids);
  return {
    profiles: ids.flatMap((id) => cards.get(id) ?? []),
    hashtags,
    products: await presentProducts(context, products),
  };
};
