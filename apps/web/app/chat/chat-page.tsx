import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SignInInvitation } from '../viewer/sign-in-invitation.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/chat-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Mensagens', hidden: true }, args);
}

export default function ChatPage() {
  const account = useAccount();
  return (
    <>
      <PageHeading title="Mensagens" />
      {account ? (
        <Conversations />
      ) : (
        <SignInInvitation art="net">Entre para conversar.</SignInInvitation>
      )}
    </>
  );
}

/** The list beside the conversation; below 650 px one above the other. */
function Conversations() {
  return (
    <div className="grid gap-4 px-4 sm:px-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card title="Conversas">
        <p className="text-muted">Você ainda não tem conversas.</p>
      </Card>
      <section aria-label="Conversa" className="rounded-card border border-line bg-raised">
        <EmptyState art="net" action={<LinkButton to="/perfis">Encontrar pessoas</LinkButton>}>
          Aqui aparece a conversa que você abrir.
        </EmptyState>
      </section>
    </div>
  );
}
