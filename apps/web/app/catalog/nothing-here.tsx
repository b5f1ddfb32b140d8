import type { ProductCard } from '@arquiba/contract/catalog';
import { Link } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { asksFavorites, chosenFilters, toggled, withOnly } from './catalogue-query.ts';
import { ProductRow } from './public/product-row.tsx';

interface NothingHereProps {
  search: string;
  /** Words that find something, and frames that others buy. */
  instead: { suggestions: string[]; popular: ProductCard[] } | null;
  favorites: readonly string[];
}

/** No results: offers fewer filters, near words, the whole catalogue, and popular frames. */
export function NothingHere({ search, instead, favorites }: NothingHereProps) {
  return (
    <>
      <Nothing search={search} />
      {instead && (
        <>
          <NearWords search={search} words={instead.suggestions} />
          <ProductRow title="Os mais procurados" products={instead.popular} favorites={favorites} />
        </>
      )}
    </>
  );
}

function NearWords({ search, words }: { search: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <nav aria-label="Buscas parecidas" className="mb-6 flex flex-wrap items-center gap-2">
      <span className="text-muted">Você quis dizer</span>
      {words.map((word) => (
        <Link
          key={word}
          to={withOnly(search, 'busca', word)}
          className="flex h-11 items-center rounded-pill border border-line bg-raised px-4 font-semibold text-ink no-underline transition hover:border-edge"
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ search }: { search: string }) {
  const chosen = chosenFilters(search);
  const all = <LinkButton to="/oculos">Ver todos os óculos</LinkButton>;
  if (asksFavorites(search)) {
    return (
      <EmptyState art="box" action={all}>
        Nenhum favorito por aqui. Toque no coração de uma armação para guardar.
      </EmptyState>
    );
  }
  if (chosen.length === 0) {
    return (
      <EmptyState art="court" action={<LinkButton to="/">Ir para a rede</LinkButton>}>
        Nenhuma armação no catálogo ainda.
      </EmptyState>
    );
  }
  const last = chosen.at(-1);
  return (
    <EmptyState
      art="court"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {last && chosen.length > 1 && (
            <LinkButton
              tone="secondary"
              to={toggled(search, last.param, last.value)}
              preventScrollReset
            >
              Remover {last.name}
            </LinkButton>
          )}
          {all}
        </span>
      }
    >
      Nenhuma armação combina com tudo o que você escolheu.
    </EmptyState>
  );
}
