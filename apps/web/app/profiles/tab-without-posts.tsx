import type { Profile } from '@arquiba/contract/profiles';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { ProfileTab } from './profile-tabs.ts';

/** Moments last a day; nobody has been tagged yet. */
export function TabWithoutPosts({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const { own, displayName } = profile;
  if (tab.slug === 'moments') {
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
  return (
    <EmptyState
      art="net"
      action={
        <LinkButton tone="secondary" to="/explorar">
          Explorar
        </LinkButton>
      }
    >
      {own ? 'Você não foi marcado' : `Ninguém marcou ${displayName}`} em publicações ainda.
    </EmptyState>
  );
}
