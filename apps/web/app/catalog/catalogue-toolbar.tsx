import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.tsx';
import { X } from '../ui/icons/x.tsx';
import { SearchField } from '../ui/search-field.tsx';
import {
  chosenFilters,
  FAVORITES_PATH,
  SORTS,
  toggled,
  typedIn,
  withOnly,
} from './catalogue-query.ts';
import { FORM_ID, PANEL_ID } from './filter-panel.tsx';

interface CatalogueToolbarProps {
  /** The query of the current URL, or of a pending navigation. */
  search: string;
  /** The number of results; null while it is loading. */
  total: number | null;
}

/** Search, sort order, number of results and active filters; a form, so that it works without scripts. */
export function CatalogueToolbar({ search, total }: CatalogueToolbarProps) {
  const navigate = useNavigate();
  const typed = typedIn(search);
  const chosen = chosenFilters(search);
  const go = (path: string) => void navigate(path, { preventScrollReset: true });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('busca') ?? '').trim();
    go(withOnly(search, 'busca', words || null));
  };
  return (
    <div className="grid gap-3">
      <search aria-label="Busca na loja">
        <form
          id={FORM_ID}
          action="/oculos"
          onSubmit={find}
          className="flex flex-wrap items-center gap-3"
        >
          <SearchField
            key={typed}
            name="busca"
            label="Buscar óculos"
            maxLength={80}
            defaultValue={typed}
            onClear={() => typed && go(withOnly(search, 'busca', null))}
            className="min-w-0 flex-[1_1_16rem]"
          />
          <Button
            tone="secondary"
            icon={<SlidersHorizontal />}
            popoverTarget={PANEL_ID}
            className="lg:hidden"
          >
            Filtros
          </Button>
          <label className="flex h-11 min-w-0 items-center gap-2 text-[0.9375rem]">
            <span className="text-muted max-sm:sr-only">Ordenar por</span>
            <select
              name="ordem"
              value={new URLSearchParams(search).get('ordem') ?? ''}
              onChange={(event) => go(withOnly(search, 'ordem', event.currentTarget.value || null))}
              className="h-11 min-w-0 rounded-pill border border-line bg-raised px-4 font-semibold text-ink hover:border-edge"
            >
              <option value="">{typed ? 'Mais parecidos' : 'Lançamentos'}</option>
              {Object.entries(SORTS)
                .filter(([value]) => typed || value !== 'lancamentos')
                .map(([value, { name }]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <noscript>
            <Button type="submit" tone="secondary">
              Buscar
            </Button>
          </noscript>
        </form>
      </search>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="mr-1 text-muted">
          {total === null ? 'Buscando…' : total === 1 ? '1 óculos' : `${total} óculos`}
        </p>
        {chosen.map(({ param, value, name }) => (
          <Link
            key={`${param} ${value}`}
            to={toggled(search, param, value)}
            preventScrollReset
            aria-label={`Remover o filtro ${name}`}
            className="touch flex h-9 items-center gap-1.5 rounded-pill bg-sunken px-3.5 text-sm font-semibold text-ink no-underline transition hover:bg-line [&_.lucide]:size-4"
          >
            {name}
            <X />
          </Link>
        ))}
        {chosen.length > 1 && (
          <Link
            to="/oculos"
            preventScrollReset
            className="touch flex h-9 items-center px-1 text-sm font-semibold text-ink underline underline-offset-4"
          >
            Limpar filtros
          </Link>
        )}
        <Link
          to={FAVORITES_PATH}
          className="touch ml-auto flex h-9 items-center gap-1.5 px-1 text-sm font-semibold text-ink underline-offset-4 hover:underline [&_.lucide]:size-4.5"
        >
          <Heart />
          Favoritos
        </Link>
      </div>
    </div>
  );
}
