import type { listMomentsOf } from '@arquiba/contract/moments';
import type { OutputOf } from '@arquiba/contract/route';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NEW_MOMENT_PATH } from '../moment-paths.ts';
import { MomentGrid } from './moment-grid.tsx';

export type MomentsOf = OutputOf<typeof listMomentsOf>;

interface ProfileMomentsProps {
  displayName: string;
  moments: MomentsOf;
}

/** The tab of a profile: what is new, and what the person kept. */
export default function ProfileMoments({ displayName, moments }: ProfileMomentsProps) {
  const { own, current, kept } = moments;
  const fresh = current.filter((each) => !each.kept).toReversed();
  if (fresh.length + kept.length === 0) {
    const action = own ? (
      <LinkButton to={NEW_MOMENT_PATH}>Publicar um moment</LinkButton>
    ) : (
      <LinkButton tone="secondary" to="/moments">
        Ver moments
      </LinkButton>
    );
    return (
      <EmptyState art="lanes" action={action}>
        {own ? 'Você não tem' : `${displayName} não tem`} moments das últimas 24 horas.
      </EmptyState>
    );
  }
  return (
    <div className="px-4 md:px-0">
      <MomentGrid moments={[...fresh, ...kept]} />
    </div>
  );
}
