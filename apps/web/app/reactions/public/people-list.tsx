import type { ProfileCard } from '@arquiba/contract/profiles';
import { useState } from 'react';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Page } from '../../ui/pages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

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
  const [before, setBefore] = useState<ListedPerson[]>([]);
  const [cursor, setCursor] = useState<string>();
  const page = useLoaded(cursor ?? '', () => read(cursor));
  const people = [...before, ...(page.value?.items ?? [])];
  const next = page.value?.nextCursor;
  return (
    <>
      {page.value && people.length === 0 && !next && <EmptyState art="pitch">{empty}</EmptyState>}
      <ul className="grid grid-cols-1 gap-2">
        {people.map(({ detail, ...profile }) => (
          <li key={profile.username}>
            <ProfileRow {...{ profile, detail }} action={<FollowButton {...profile} />} />
          </li>
        ))}
      </ul>
      {!page.value && !page.failed && (
        <p role="status" className="grid h-14 place-items-center">
          <span className="sr-only">Carregando…</span>
          <Spinner />
        </p>
      )}
      {page.failed && <ErrorState onRetry={page.retry}>{failed}</ErrorState>}
      {next && (
        <Button
          tone="ghost"
          wide
          onClick={() => {
            setBefore(people);
            setCursor(next);
          }}
        >
          Ver mais
        </Button>
      )}
    </>
  );
}
