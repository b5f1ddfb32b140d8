import type { Profile } from '@arquiba/contract/profiles';
import { Link } from 'react-router';
import { useFollowing } from '../follows/public/following.ts';
import { GUARDIAN_PATH } from '../guardians/public/guardian-path.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown instead of the posts to people who may not see them. */
export function PrivateProfile({ profile }: { profile: Profile }) {
  const state = useFollowing(profile.username, profile.following);
  return (
    <EmptyState
      art="net"
      action={
        <LinkButton tone="secondary" to="/perfis">
          Ver outros perfis
        </LinkButton>
      }
    >
      {explain(profile, state === 'requested')}
    </EmptyState>
  );
}

function explain({ displayName, followable }: Profile, requested: boolean): string {
  if (!followable) {
    return `O perfil de ${displayName} é privado e não recebe novos seguidores por enquanto.`;
  }
  return requested
    ? `O perfil é privado. Você verá o que ${displayName} publica assim que o seu pedido for aceito.`
    : `O perfil é privado. Peça para seguir ${displayName} e ver o que publica.`;
}

/** Explains why nobody can reply to a child's posts. */
export function GuardedNotice() {
  return (
    <p className="border-line bg-accent-soft px-4 py-3 max-sm:border-b sm:mb-4 sm:rounded-card sm:border sm:px-6">
      O seu perfil é privado até que o seu responsável confirme.{' '}
      <Link
        to={GUARDIAN_PATH}
        className="font-semibold whitespace-nowrap text-accent-ink underline"
      >
        Ver o pedido
      </Link>
    </p>
  );
}
