import type { ProfileCard } from '@arquiba/contract/profiles';
import { listLikes } from '@arquiba/contract/reactions';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { Page } from '../../ui/pages.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The people who like a post. */
export function LikesDialog({ postId, onClose }: { postId: string; onClose(): void }) {
  const { page, state, load } = useLikes(postId);
  return (
    <Dialog open onClose={onClose} title="Curtidas">
      {page && page.items.length === 0 && page.nextCursor === null && (
        <EmptyState art="pitch">Ninguém curtiu ainda. A primeira pode ser a sua.</EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {page?.items.map((profile) => (
          <li key={profile.username}>
            <ProfileRow profile={profile} action={<FollowButton {...profile} />} />
          </li>
        ))}
      </ul>
      {state === 'loading' && (
        <p role="status" className="grid h-14 place-items-center">
          <span className="sr-only">Carregando…</span>
          <Spinner />
        </p>
      )}
      {state === 'failed' && (
        <ErrorState onRetry={load}>Não foi possível carregar as curtidas.</ErrorState>
      )}
      {state === 'idle' && page?.nextCursor && (
        <Button tone="ghost" wide onClick={load}>
          Ver mais
        </Button>
      )}
    </Dialog>
  );
}

function useLikes(id: string) {
  const [page, setPage] = useState<Page<ProfileCard> | null>(null);
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt continues from the loaded pages
  useEffect(() => {
    let left = false;
    const cursor = page?.nextCursor ?? undefined;
    quietCall(listLikes, { id, cursor }).then(
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
  }, [id, attempt]);
  const load = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return { page, state, load };
}
