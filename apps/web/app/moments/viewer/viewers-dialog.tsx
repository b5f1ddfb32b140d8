import { listMomentViewers } from '@arquiba/contract/moment-acts';
import type { OutputOf } from '@arquiba/contract/route';
import { useEffect, useEffectEvent, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, ProfileRowSkeleton } from '../../ui/skeletons.tsx';

type Page = OutputOf<typeof listMomentViewers>;

/** Who saw the moment, with the reactions. Only its author opens this. */
export default function ViewersDialog({ id, onClose }: { id: string; onClose(): void }) {
  const [page, setPage] = useState<Page>({ items: [], nextCursor: null });
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  const load = async () => {
    setState('loading');
    const cursor = page.nextCursor;
    try {
      const next = await quietCall(listMomentViewers, { id, ...(cursor && { cursor }) });
      setPage({ items: [...page.items, ...next.items], nextCursor: next.nextCursor });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const start = useEffectEvent(load);
  useEffect(() => void start(), []);
  return (
    <Dialog open onClose={onClose} title="Quem viu">
      {state === 'idle' && page.items.length === 0 && (
        <p className="text-muted">Ninguém viu este moment ainda.</p>
      )}
      <ul className="grid">
        {page.items.map(({ person, reaction }) => (
          <li key={person.username}>
            <ProfileRow
              profile={person}
              detail={`@${person.username}`}
              action={
                reaction && (
                  <span role="img" aria-label={`Reagiu com ${reaction}`} className="text-2xl">
                    {reaction}
                  </span>
                )
              }
            />
          </li>
        ))}
      </ul>
      {state === 'loading' && (
        <Loading label="Carregando quem viu…">
          <ProfileRowSkeleton />
        </Loading>
      )}
      {state === 'failed' && (
        <ErrorState onRetry={() => void load()}>Não foi possível carregar quem viu.</ErrorState>
      )}
      {state === 'idle' && page.nextCursor && (
        <Button tone="secondary" wide onClick={() => void load()}>
          Ver mais
        </Button>
      )}
    </Dialog>
  );
}
