import type { Profile } from '@arquiba/contract/profiles';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown while there are no moments, which expire after a day. */
export function NoMoments({ profile }: { profile: Profile }) {
  const { own, displayName } = profile;
  return (
    <EmptyState
      art="lanes"
      action={
        <LinkButton tone="secondary" to="/moments">
          Ver moments
        </LinkButton>
      }
    >
      {own ? 'Você não tem' : `${displayName} não tem`} moments das últimas 24 horas.
    </EmptyState>
  );
}
