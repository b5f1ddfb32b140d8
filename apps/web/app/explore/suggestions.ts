import type { search } from '@arquiba/contract/explore';
import type { FileView } from '@arquiba/contract/files';
import type { OutputOf } from '@arquiba/contract/route';
import { hashtagPath } from './public/hashtag-list.tsx';
import { searchPath } from './search-kinds.ts';

export interface Suggestion {
  kind: 'recent' | 'person' | 'hashtag' | 'group' | 'frame' | 'all';
  label: string;
  detail: string;
  to: string;
  /** For people. */
  username?: string;
  avatar?: FileView | null;
}

const EACH = 3;

/** The best of each kind, people first, then a link to all results. */
export function suggestionsFrom(q: string, found: OutputOf<typeof search>): Suggestion[] {
  const { profiles, hashtags, groups, products } = found;
  return [
    ...profiles.slice(0, EACH).map(({ username, displayName, category, avatar }) => ({
      ...{ kind: 'person' as const, label: displayName, detail: `@${username} · ${category}` },
      ...{ to: `/perfil/${username}`, username, avatar },
    })),
    ...hashtags.slice(0, EACH).map(({ tag, posts }) => ({
      ...{ kind: 'hashtag' as const, label: `#${tag}`, to: hashtagPath(tag) },
      detail: posts === 1 ? '1 publicação' : `${posts} publicações`,
    })),
    ...groups.slice(0, EACH).map(({ name, slug, sport }) => ({
      ...{ kind: 'group' as const, label: name, detail: `Grupo · ${sport}` },
      to: `/grupo/${slug}`,
    })),
    ...products.slice(0, EACH).map(({ title, slug }) => ({
      ...{ kind: 'frame' as const, label: title, detail: 'Óculos da loja', to: `/oculos/${slug}` },
    })),
    { kind: 'all', label: `Buscar “${q}”`, detail: 'Todos os resultados', to: searchPath(q, null) },
  ];
}

export function recentSuggestions(searches: readonly string[]): Suggestion[] {
  return searches.map((q) => ({
    ...{ kind: 'recent', label: q, detail: 'Busca recente', to: searchPath(q, null) },
  }));
}
