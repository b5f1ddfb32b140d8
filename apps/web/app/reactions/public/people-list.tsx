import type { ProfileCard } from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Page } from '../../ui/pages.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface ListedPerson extends ProfileCard {
  /** Replaces the category. */
  detail?: string | undefined;
}

interface PeopleListProps {
  read(cursor: string | undefined): Promise<Page<ListedPerson>>;
  /** Said if there is nobody. */
  empty: string;
  /** Said if a page could not be loaded. */
  failed: string;
}

/** People in a dialog, loaded page by page. */
export function PeopleList({ read, empty, failed }: PeopleListProps) {
  const { page, state, load } = usePeople(read);
  return (
    <>
      {page && page.items.length === 0 && page.nextCursor === null && (
        <EmptyState art="pitch">{empty}</EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {page?.items.map(({ detail, ...profile }) => (
          <li key={profile.username}>
            <ProfileRow {...{ profile, detail }} action={<FollowButton {...profile} />} />
          </li>
        ))}
      </ul>
      {state === 'loading' && (
        <p role="status" className="grid h-14 place-items-center">
          <span className="sr-only">Carregando…</span>
          <Spinner />
        </p>
      )}
      {state === 'failed' && <ErrorState onRetry={load}>{failed}</ErrorState>}
      {state === 'idle' && page?.nextCursor && (
        <Button tone="ghost" wide onClick={load}>
          Ver mais
        </Button>
      )}
    </>
  );
}

function usePeople(read: PeopleListProps['read']) {
  const [page, setPage] = useState<Page<ListedPerson> | null>(null);
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt continues from the loaded pages
  useEffect(() => {
    let left = false;
    read(page?.nextCursor ?? undefined).then(
      (next) => {
        if (left) return;
        setPage((before) => ({ ...next, items: [...(before?.items ?? []), ...next.items] }));
        setState('idle');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const load = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return { page, state, load };
}
