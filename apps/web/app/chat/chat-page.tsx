import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { SignInInvitation } from '../shell/sign-in-invitation.tsx';
import { useAccount } from '../shell/use-site.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/chat-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Mensagens', hidden: true }, args);
}

export default function ChatPage() {
  return (
    <>
      <PageHeading title="Mensagens" />
      {useAccount() ? (
        <EmptyState art="net">Você ainda não tem conversas.</EmptyState>
      ) : (
        <SignInInvitation art="net">Entre para conversar.</SignInInvitation>
      )}
    </>
  );
}
