import type { search } from '@arquiba/contract/explore';
import type { OutputOf } from '@arquiba/contract/route';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { GroupRow } from '../groups/public/group-row.tsx';
import { PostItem } from '../posts/public/post-item.tsx';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { useVisible } from '../safety/public/hidden-items.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Corrected } from './found-posts.tsx';
import { HashtagList } from './public/hashtag-list.tsx';
import { type SearchKind, searchPath } from './search-kinds.ts';

interface SearchResultsProps {
  q: string;
  kind: SearchKind;
  found: OutputOf<typeof search>;
}

/** The results of all kinds, or of the chosen kind. */
export default function SearchResults({ q, kind, found }: SearchResultsProps) {
  const { hashtags, groups, products } = found;
  const profiles = useVisible(found.profiles, ({ username }) => ({ id: '', people: [username] }));
  const posts = useVisible(found.posts.items, ({ id, author }) => ({
    ...{ id, people: [author.username] },
  }));
  const parts = [
    profiles.length > 0 && (
      <Results key="pessoas" title="Pessoas e clubes">
        <ul className="grid grid-cols-1 gap-2 px-4 md:px-0">
          {profiles.map((profile) => (
            <li key={profile.username}>
              <ProfileRow
                profile={profile}
                detail={
                  profile.private ? `Perfil privado · ${figure(profile.followers)}` : undefined
                }
                action={<FollowButton {...profile} />}
              />
            </li>
          ))}
        </ul>
      </Results>
    ),
    groups.length > 0 && (
      <Results key="grupos" title="Grupos">
        <ul className="grid grid-cols-1 gap-2 px-4 md:px-0">
          {groups.map((group) => (
            <li key={group.slug}>
              <GroupRow group={group} />
            </li>
          ))}
        </ul>
      </Results>
    ),
    hashtags.length > 0 && (
      <Results key="assuntos" title="Assuntos">
        <div className="px-4 md:px-0">
          <HashtagList hashtags={hashtags} />
        </div>
      </Results>
    ),
    posts.length > 0 && (
      <Results key="publicacoes" title="Publicações">
        <Corrected q={q} corrected={found.posts.corrected} />
        <div className="grid gap-2 sm:gap-4">
          {posts.map((post) => (
            <PostItem key={post.id} post={post} />
          ))}
        </div>
        {found.posts.more && (
          <Link to={searchPath(q, 'publicacoes')} className={MORE}>
            Ver todas as publicações
          </Link>
        )}
      </Results>
    ),
    products.length > 0 && (
      <Results key="oculos" title="Óculos">
        <div className="grid grid-cols-2 gap-3 px-4 sm:grid-cols-3 md:px-0">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
        <Link to={`/oculos?busca=${encodeURIComponent(q)}`} className={MORE}>
          Ver na loja
        </Link>
      </Results>
    ),
  ].filter((part) => part !== false && (kind === null || part.key === kind));
  if (parts.length === 0) {
    return <EmptyState art="lanes">Nada encontrado para “{q}”.</EmptyState>;
  }
  return <div className="grid grid-cols-1 gap-8">{parts}</div>;
}

function figure(followers: number): string {
  return `${formatCount(followers)} ${followers === 1 ? 'seguidor' : 'seguidores'}`;
}

const MORE =
  'mt-2 flex h-11 items-center justify-center font-semibold text-orange-ink no-underline hover:underline';

function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="display mb-3 px-4 text-xl md:px-0">{title}</h2>
      {children}
    </section>
  );
}
