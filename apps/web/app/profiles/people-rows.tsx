import { removeFollower } from '@arquiba/contract/follow-lists';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { withParameter } from '../list-page.ts';
import { Button } from '../ui/button.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Page } from '../ui/pages.ts';
import { ProfileRowSkeleton } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import { ProfileRow } from './public/profile-row.tsx';

const ConfirmDialog = lazyPart(() => import('../dialogs/confirm-dialog.tsx'));

interface PeopleRowsProps {
  /** Identifies the list. */
  name: string;
  first: Page<ProfileCard>;
  load(cursor: string): Promise<Page<ProfileCard>>;
  /** Whether the viewer can remove people: true for the viewer's own followers. */
  removable: boolean;
  empty: ReactNode;
}

/** A list of people with their actions. */
export function PeopleRows({ name, first, load, removable, empty }: PeopleRowsProps) {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<ProfileCard | null>(null);
  const pages = usePages({ name, first, load, idOf: ({ username }) => username });

  async function remove({ username }: ProfileCard) {
    await call(removeFollower, { username });
    pages.change((items) => items.filter((person) => person.username !== username));
    await revalidate();
  }

  if (pages.items.length === 0) return empty;
  return (
    <div className="px-4 pt-2 md:px-0">
      <ul>
        {pages.items.map((person) => (
          <li key={person.username} className="border-b border-line py-1.5">
            <ProfileRow
              roomy={removable}
              profile={person}
              detail={`@${person.username}`}
              action={
                <div className="flex items-center gap-1">
                  <FollowButton {...person} />
                  {removable && (
                    <Button
                      size="sm"
                      tone="ghost"
                      aria-label={`Remover ${person.displayName} dos seguidores`}
                      onClick={() => setLeaving(person)}
                    >
                      Remover
                    </Button>
                  )}
                </div>
              }
            />
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="pessoas"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
      {leaving && (
        <ConfirmDialog
          title="Remover seguidor"
          action="Remover"
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {leaving.displayName} deixa de seguir você e não é avisado.
        </ConfirmDialog>
      )}
    </div>
  );
}
