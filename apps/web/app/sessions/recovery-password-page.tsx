import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Route } from './+types/recovery-password-page';
import { RecoveryNotice } from './recovery-notice.tsx';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Nova senha', face: 'shop', hidden: true }, args);
}

export default function RecoveryPasswordPage() {
  return (
    <Stage
      face="aro"
      title="Nova senha"
      lead="Depois do código, é aqui que você escolhe a senha nova."
    >
      <RecoveryNotice />
      <div className="grid gap-4">
        <PasswordField label="Nova Senha" autoComplete="new-password" disabled />
        <PasswordField label="Confirme a Senha" autoComplete="new-password" disabled />
        <Button size="lg" wide disabled>
          Atualizar senha
        </Button>
        <Link
          to="/entrar"
          className="flex h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          Voltar ao login
        </Link>
      </div>
    </Stage>
  );
}
