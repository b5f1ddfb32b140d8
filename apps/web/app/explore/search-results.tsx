import type { search } from '@arquiba/contract/explore';
import type { OutputOf } from '@arquiba/contract/route';
import type { ReactNode } from 'react';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { ProfileRow } from '../ui/profile-row.tsx';
import { HashtagList } from './public/hashtag-list.tsx';

interface SearchResultsProps {
  q: string;
  found: OutputOf<typeof search>;
}

export function SearchResults({ q, found: { profiles, hashtags, products } }: SearchResultsProps) {
  if (profiles.length + hashtags.length + products.length === 0) {
    return <EmptyState art="lanes">Nada encontrado para “{q}”.</EmptyState>;
  }
  return (
    <div className="grid gap-8 px-4 md:px-0">
      {profiles.length > 0 && (
        <Results title="Pessoas e clubes">
          <ul className="grid gap-2">
            {profiles.map((profile) => (
              <li key={profile.username}>
                <ProfileRow profile={profile} action={<FollowButton {...profile} />} />
              </li>
            ))}
          </ul>
        </Results>
      )}
      {hashtags.length > 0 && (
        <Results title="Assuntos">
          <HashtagList hashtags={hashtags} />
        </Results>
      )}
      {products.length > 0 && (
        <Results title="Óculos">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </Results>
      )}
    </div>
  );
}

function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
