import type { Profile } from '@arquiba/contract/profiles';
import { Link } from 'react-router';
import { GUARDIAN_PATH } from '../guardians/public/guardian-path.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In the place of the posts, for those whom they are not for. */
export function PrivateProfile({ profile }: { profile: Profile }) {
  return (
    <EmptyState
      art="net"
      action={
        <LinkButton tone="secondary" to="/perfis">
          Ver outros perfis
        </LinkButton>
      }
    >
      O perfil de {profile.displayName} é privado e não recebe novos seguidores por enquanto.
    </EmptyState>
  );
}

/** Why nobody answers to what one posts. */
export function OwnPrivateNotice() {
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
