import { useSearchParams } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { readReturnPath } from '../sessions/public/return-path.ts';
import { composerPath } from '../shell/composer-path.ts';
import { Stage } from '../shell/stage.tsx';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/account-created-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Conta criada', hidden: true }, args);
}

export default function AccountCreatedPage() {
  const account = useAccount();
  const [search] = useSearchParams();
  const back = readReturnPath(search.get('voltar'));
  const greeting = account ? `Tudo pronto, ${account.socialName}.` : 'Tudo pronto.';
  return (
    <Stage title="Conta criada" lead={`${greeting} Agora é entrar em campo.`}>
      <div className="grid gap-3">
        {back && (
          <LinkButton size="lg" to={back}>
            Continuar de onde parei
          </LinkButton>
        )}
        <LinkButton size="lg" tone={back ? 'secondary' : 'primary'} to="/">
          Ir para o feed
        </LinkButton>
        <LinkButton size="lg" tone="secondary" to={composerPath(account)}>
          Fazer a primeira publicação
        </LinkButton>
      </div>
    </Stage>
  );
}
