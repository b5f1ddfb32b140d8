import type { FeedKind } from '@arquiba/contract/feed';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown for an empty feed, with a link to people to follow. */
export function NothingInFeed({ kind }: { kind: FeedKind }) {
  return (
    <EmptyState art="pitch" action={<LinkButton to="/perfis">Encontrar quem seguir</LinkButton>}>
      {kind === 'following'
        ? 'Siga pessoas e clubes: o que publicarem aparece aqui.'
        : kind === 'foryou'
          ? 'Por enquanto você já viu tudo. Siga mais gente para ter novidades.'
          : 'Ninguém publicou ainda. O primeiro lance é seu.'}
    </EmptyState>
  );
}
