import { getEventMonth, listEvents } from '@arquiba/contract/events';
import { listGroups } from '@arquiba/contract/groups';
import { Form, Link, useLocation } from 'react-router';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CalendarPlus } from '../ui/icons/calendar-plus.tsx';
import { ChevronLeft } from '../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../ui/icons/chevron-right.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/events-page';
import { MonthTable } from './month-table.tsx';
import { monthAfter, monthName, readMonth, todayInBrazil } from './months.ts';
import { EventList } from './public/event-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const filters = readFilters(args.url.searchParams);
  const today = todayInBrazil(new Date());
  const groups = await loadOwnGroups(args);
  if (args.url.searchParams.get('ver') === 'mes') {
    const month = readMonth(args.url.searchParams.get('mes'), today);
    const found = await pageCall(args)(getEventMonth, { ...filters, month });
    return { filters, groups, today, month, ...found, first: null };
  }
  const first = await loadListPage(args, (call, place) =>
    call(listEvents, { ...filters, ...place }),
  );
  return { filters, groups, today, month: null, items: [], more: false, first };
}

const MOST_GROUPS = 50;

/** For the filter; a visitor has none. */
async function loadOwnGroups(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) return [];
  const { items } = await pageCall(args)(listGroups, { which: 'mine', limit: MOST_GROUPS });
  return items.map(({ slug, name }) => ({ value: slug, label: name }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(
    {
      ...{ title: 'Eventos', canonicalPath: '/eventos' },
      description: 'Treinos, jogos e encontros: o que vem por aí, em calendário e em lista.',
    },
    args,
  );
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { filters, groups, first, month } = loaderData;
  const location = useLocation();
  const account = useAccount();
  const view = (name: string | null) =>
    withParameter({ ...location, search: withoutPlace(location.search) }, 'ver', name);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeading title="Eventos">
        <LinkButton to="/eventos/novo" icon={<CalendarPlus />}>
          Adicionar evento
        </LinkButton>
      </PageHeading>
      <Filters {...{ filters, groups, month }} signedIn={account !== null} />
      <Tabs
        label="Como ver os eventos"
        items={[
          { label: 'Lista', to: view(null), current: month === null },
          { label: 'Calendário', to: view('mes'), current: month !== null },
        ]}
      />
      <div className="pt-4">
        {month === null ? (
          first && (
            <EventList
              key={JSON.stringify(filters)}
              {...{ first, filters }}
              empty={<NoEvents isFiltered={isFiltered} />}
            />
          )
        ) : (
          <Month {...loaderData} month={month} />
        )}
      </div>
      {account && (
        <p className="px-4 pt-6 md:px-0">
          <Link to="/eventos/agenda" className="font-semibold text-orange-ink">
            Ver os seus eventos no seu calendário
          </Link>
        </p>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Month({ month, items, more, today }: Loaded & { month: string }) {
  const location = useLocation();
  const to = (steps: number) => withParameter(location, 'mes', monthAfter(month, steps));
  const title = monthName(month);
  return (
    <section aria-labelledby="month">
      <div className="flex items-center justify-between gap-2 px-4 pb-3 md:px-0">
        <h2 id="month" className="display text-2xl first-letter:uppercase">
          {title}
        </h2>
        <div className="flex gap-1">
          <LinkButton to={to(-1)} tone="secondary" size="sm" preventScrollReset>
            <ChevronLeft /> <span className="max-sm:sr-only">Mês anterior</span>
          </LinkButton>
          <LinkButton to={to(1)} tone="secondary" size="sm" preventScrollReset>
            <span className="max-sm:sr-only">Próximo mês</span> <ChevronRight />
          </LinkButton>
        </div>
      </div>
      <MonthTable {...{ month, title, items, today }} />
      {items.length === 0 && (
        <p className="px-4 pt-4 text-muted md:px-0">Nenhum evento neste mês.</p>
      )}
      {more && (
        <p className="px-4 pt-4 text-muted md:px-0">
          Há mais eventos do que cabem aqui. Use os filtros para ver os outros.
        </p>
      )}
    </section>
  );
}

interface FiltersProps {
  filters: Record<string, string | undefined>;
  groups: { value: string; label: string }[];
  month: string | null;
  signedIn: boolean;
}

/** A form of the address: works without scripts. */
function Filters({ filters, groups, month, signedIn }: FiltersProps) {
  const isListed = groups.some(({ value }) => value === filters.group);
  return (
    <Form
      role="search"
      aria-label="Filtrar eventos"
      className="mb-2 grid grid-cols-2 items-end gap-3 px-4 sm:grid-cols-3 md:px-0"
    >
      <TextField label="Esporte" name="esporte" defaultValue={filters.sport} maxLength={40} />
      <TextField label="Lugar" name="lugar" defaultValue={filters.place} maxLength={80} />
      {filters.organiser && (
        <TextField label="De quem" name="de" defaultValue={filters.organiser} maxLength={60} />
      )}
      {month && <input type="hidden" name="ver" value="mes" />}
      {month && <input type="hidden" name="mes" value={month} />}
      {groups.length > 0 && (isListed || !filters.group) ? (
        <SelectField
          label="Grupo"
          name="grupo"
          defaultValue={filters.group ?? ''}
          options={[{ value: '', label: 'Todos' }, ...groups]}
          className="max-sm:col-span-full"
        />
      ) : (
        filters.group && <input type="hidden" name="grupo" value={filters.group} />
      )}
      <div className="col-span-full flex items-center justify-between gap-3">
        {signedIn && (
          <Checkbox
            name="meus"
            value="sim"
            label="Só os meus"
            defaultChecked={filters.mine === 'true'}
          />
        )}
        <Button type="submit" tone="secondary" className="h-12">
          Filtrar
        </Button>
      </div>
    </Form>
  );
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState art="lanes" action={<LinkButton to="/eventos">Ver todos os eventos</LinkButton>}>
        Nenhum evento com estes filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState art="lanes" action={<LinkButton to="/eventos/novo">Adicionar evento</LinkButton>}>
      Nenhum evento marcado por enquanto.
    </EmptyState>
  );
}

function readFilters(parameters: URLSearchParams) {
  const text = (name: string) =>
    (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 40) || undefined;
  const [sport, place, group] = [text('esporte'), text('lugar'), text('grupo')];
  const organiser = text('de');
  return {
    ...(sport && { sport }),
    ...(place && { place }),
    ...(group && { group }),
    ...(organiser && { organiser }),
    ...(parameters.get('meus') === 'sim' && { mine: 'true' as const }),
  };
}

/** Another view starts at its beginning. */
function withoutPlace(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('cursor');
  parameters.delete('mes');
  return parameters.toString();
}
