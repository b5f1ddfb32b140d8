import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SignInInvitation } from '../viewer/sign-in-invitation.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/notifications-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Notificações', hidden: true }, args);
}

export default function NotificationsPage() {
  return (
    <>
      <PageHeading title="Notificações" />
      {useAccount() ? (
        <EmptyState
          art="box"
          action={
            <LinkButton tone="secondary" to="/perfis">
              Encontrar quem seguir
            </LinkButton>
          }
        >
          Nenhuma novidade por enquanto.
        </EmptyState>
      ) : (
        <SignInInvitation art="box">
          Entre para ver quem seguiu, curtiu e comentou.
        </SignInInvitation>
      )}
    </>
  );
}
