import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { SignInInvitation } from '../shell/sign-in-invitation.tsx';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/saved-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Salvos', hidden: true }, args);
}

export default function SavedPage() {
  return (
    <>
      <PageHeading title="Salvos" />
      {useAccount() ? (
        <EmptyState
          art="lanes"
          action={
            <LinkButton tone="secondary" to="/explorar">
              Explorar
            </LinkButton>
          }
        >
          Você ainda não salvou nada.
        </EmptyState>
      ) : (
        <SignInInvitation art="lanes">Entre para ver o que você salvou.</SignInInvitation>
      )}
    </>
  );
}
