import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { asksFavorites, chosenFilters, toggled } from './catalogue-query.ts';

/** No results: offers links to fewer filters and to the whole catalogue. */
export function NothingHere({ search }: { search: string }) {
  const chosen = chosenFilters(search);
  const all = <LinkButton to="/oculos">Ver todos os óculos</LinkButton>;
  if (asksFavorites(search)) {
    return (
      <EmptyState art="box" action={all}>
        Nenhum favorito por aqui. Toque no coração de um óculos para guardar.
      </EmptyState>
    );
  }
  if (chosen.length === 0) {
    return (
      <EmptyState art="court" action={<LinkButton to="/">Ir para a rede</LinkButton>}>
        Nenhum óculos no catálogo ainda.
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
              Tirar {last.name}
            </LinkButton>
          )}
          {all}
        </span>
      }
    >
      Nenhum óculos combina com tudo o que você escolheu.
    </EmptyState>
  );
}
