import type { ProductFacets } from '@arquiba/contract/catalog';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { X } from '../ui/icons/x.tsx';
import { layerOfPopover } from '../ui/layers.ts';
import { FACETS, RESULTS_ID, readQuery, SWITCHES, toggled } from './catalogue-query.ts';
import { FamilyDot } from './family-dot.tsx';

export const PANEL_ID = 'filtros';
/** The id of the search form. The checkboxes belong to it too, so that it sends them without scripts. */
export const FORM_ID = 'catalogo';

interface FilterPanelProps {
  /** The query of the current URL, or of a pending navigation. */
  search: string;
  facets: ProductFacets;
  total: number;
}

/**
 * Beside the list on a wide screen; on a phone a sheet below it, which opens without scripts. Each choice leaves the
 * first results in sight.
 */
export function FilterPanel({ search, facets, total }: FilterPanelProps) {
  const navigate = useNavigate();
  // A checkbox changes at once; the URL follows. The next change builds on this state.
  const [wanted, setWanted] = useState({ since: search, search });
  if (wanted.since !== search) setWanted({ since: search, search });
  const hasChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the choice is on the page
  useEffect(() => {
    if (hasChosen.current) showResults();
    hasChosen.current = false;
  }, [search]);
  const query = readQuery(wanted.search);
  const choose = (param: string, value: string) => {
    const path = toggled(wanted.search, param, value);
    hasChosen.current = true;
    setWanted({ since: search, search: new URL(path, window.location.href).search });
    void navigate(path, { preventScrollReset: true });
  };
  return (
    <section
      popover="auto"
      id={PANEL_ID}
      aria-label="Filtros"
      onBeforeToggle={layerOfPopover}
      className={PANEL}
    >
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <h2 className="display text-2xl">Filtros</h2>
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label="Fechar filtros"
          className="grid size-11 place-items-center"
        >
          <X />
        </button>
      </div>
      <div className="grid gap-5 sm:max-lg:grid-cols-2">
        {FACETS.map(({ param, field, title, names }) => {
          const chosen = (query[field] ?? []) as string[];
          const counts: Record<string, number> = facets[field];
          const offered = Object.entries<string>(names).filter(
            ([value]) => (counts[value] ?? 0) > 0 || chosen.includes(value),
          );
          if (offered.length === 0) return null;
          return (
            <fieldset key={param} className="min-w-0 border-t border-line pt-3 lg:first:border-0">
              <legend className="float-left w-full pb-1 font-semibold">{title}</legend>
              <div className="clear-left">
                {offered.map(([value, name]) => (
                  <Choice
                    key={value}
                    {...{ param, value, name, choose }}
                    count={counts[value] ?? 0}
                    checked={chosen.includes(value)}
                    dot={field === 'color' ? <FamilyDot family={value} /> : undefined}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
        <fieldset className="min-w-0 border-t border-line pt-3">
          <legend className="float-left w-full pb-1 font-semibold">Disponibilidade</legend>
          <div className="clear-left">
            {SWITCHES.map(({ param, field, name }) => (
              <Choice
                key={param}
                {...{ param, name, choose }}
                value="sim"
                count={facets[field]}
                checked={query[field] === 'true'}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="sticky -bottom-4 -mx-4 mt-4 border-t border-line bg-surface p-4 lg:mx-0 lg:not-noscript:hidden lg:px-0">
        <Button
          wide
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          className="noscript:hidden"
        >
          {total === 1 ? 'Ver 1 óculos' : `Ver ${total} óculos`}
        </Button>
        <noscript>
          <Button type="submit" form={FORM_ID} wide>
            Aplicar filtros
          </Button>
        </noscript>
      </div>
    </section>
  );
}

const PANEL =
  'overflow-y-auto overscroll-contain bg-surface text-ink max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:max-h-[58dvh] max-lg:w-full max-lg:max-w-none max-lg:rounded-t-lg max-lg:border max-lg:border-b-0 max-lg:border-edge max-lg:p-4 max-lg:shadow-float max-lg:backdrop:bg-transparent lg:sticky lg:top-20 lg:block lg:h-auto lg:max-h-[calc(100dvh-6rem)] lg:w-auto lg:border-0 lg:bg-transparent lg:p-1 lg:-m-1';

/** Moves the page if the first results are above the screen, or where the sheet of a phone covers them. */
function showResults(): void {
  const results = document.getElementById(RESULTS_ID);
  const top = results?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 4) results?.scrollIntoView();
}

interface ChoiceProps {
  param: string;
  value: string;
  name: string;
  count: number;
  checked: boolean;
  dot?: React.ReactNode;
  choose(param: string, value: string): void;
}

function Choice({ param, value, name, count, checked, dot, choose }: ChoiceProps) {
  return (
    <Checkbox
      form={FORM_ID}
      name={param}
      value={value}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={() => choose(param, value)}
      label={
        <span className="flex items-center gap-2">
          {dot}
          {name}
          <span className="numeral text-sm text-muted">
            <span className="sr-only">, </span>
            {count}
          </span>
        </span>
      }
    />
  );
}
