import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { SignInInvitation } from '../shell/sign-in-invitation.tsx';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
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
