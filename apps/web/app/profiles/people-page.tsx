import { listProfiles } from '@arquiba/contract/profiles';
import type { OutputOf } from '@arquiba/contract/route';
import { Link, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, startOf, withParameter } from '../list-page.ts';
import { pageMeta } from '../page-meta.ts';
import { useVisible } from '../safety/public/hidden-items.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { usePages } from '../ui/use-pages.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/people-page';
import { PersonCard, PersonCardSkeleton } from './person-card.tsx';
import { nameOfType, readType, TypeChips } from './type-chips.tsx';

type People = OutputOf<typeof listProfiles>;

export async function loader(args: Route.LoaderArgs) {
  const type = readType(args.url.searchParams.get('tipo'));
  const filter = type ? { type } : {};
  const people = await loadListPage(args, (call, place) =>
    call(listProfiles, { ...filter, ...place }),
  );
  return { type, people };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: titleOf(args.loaderData?.type ?? null) }, args);
}

export default function PeoplePage({ loaderData: { type, people } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="sr-only">{titleOf(type)}</h1>
      <TypeChips current={type} />
      <PeopleList key={type} type={type} first={people} />
    </>
  );
}

type Filter = ReturnType<typeof readType>;

function PeopleList({ type, first }: { type: Filter; first: People }) {
  const location = useLocation();
  const viewer = useAccount()?.id ?? 'visitor';
  const pages = usePages({
    name: `people ${type} ${viewer}`,
    first,
    load: (cursor) => quietCall(listProfiles, { ...(type && { type }), cursor }),
    idOf: ({ username }) => username,
  });
  const people = useVisible(pages.items, ({ username }) => ({ id: '', people: [username] }));
  if (people.length === 0 && !pages.nextCursor) return <Nobody filtered={type !== null} />;
  return (
    <div className="px-4 md:px-0">
      {new URLSearchParams(location.search).has('cursor') && (
        <Link to={startOf(location)} className={BACK}>
          Voltar ao início da lista
        </Link>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
        {people.map((person) => (
          <PersonCard key={person.username} person={person} />
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="pessoas"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={
          <div className="grid grid-cols-1 gap-3 pt-3 sm:grid-cols-2 sm:gap-4 sm:pt-4">
            <PersonCardSkeleton />
            <PersonCardSkeleton />
          </div>
        }
      />
    </div>
  );
}

function Nobody({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      art="lanes"
      action={
        filtered ? (
          <LinkButton to="/perfis">Ver todas as pessoas</LinkButton>
        ) : (
          <LinkButton to="/">Ir para o feed</LinkButton>
        )
      }
    >
      Nenhuma pessoa para seguir por enquanto.
    </EmptyState>
  );
}

function titleOf(type: Filter): string {
  return type ? `${nameOfType(type)} para seguir` : 'Pessoas para seguir';
}

const BACK = 'mb-3 flex h-11 items-center font-semibold text-orange-ink hover:underline';
