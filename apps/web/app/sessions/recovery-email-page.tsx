import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import { LinkButton } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/recovery-email-page';
import { RecoveryNotice } from './recovery-notice.tsx';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Recuperar senha', face: 'shop', hidden: true }, args);
}

export default function RecoveryEmailPage() {
  return (
    <Stage
      face="aro"
      title="Recuperar senha"
      lead="O caminho de volta é o e-mail do cadastro e um código de 8 caracteres."
    >
      <RecoveryNotice />
      <div className="grid gap-4">
        <TextField label="E-mail do cadastro" type="email" disabled />
        <LinkButton size="lg" wide tone="secondary" to="/recuperar-senha/codigo">
          Entrar Código
        </LinkButton>
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
