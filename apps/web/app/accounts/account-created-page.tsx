import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/account-created-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Conta criada', hidden: true }, args);
}

export default function AccountCreatedPage() {
  return (
    <Stage title="Conta criada" lead="Tudo pronto. Agora é entrar em campo.">
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/">Ir para o feed</LinkButton>
        <LinkButton tone="secondary" to="/">
          Voltar ao início
        </LinkButton>
      </div>
    </Stage>
  );
}
