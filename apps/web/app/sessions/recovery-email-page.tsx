import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import type { Route } from './+types/recovery-email-page';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Recuperar senha', face: 'shop', hidden: true }, args);
}

export default function RecoveryEmailPage() {
  return (
    <Stage
      face="aro"
      title="Recuperar senha"
      lead="Informe o e-mail do seu cadastro para receber um código."
    >
      <Link
        to="/entrar"
        className="flex h-11 w-fit items-center font-semibold text-accent-ink underline"
      >
        Voltar ao login
      </Link>
    </Stage>
  );
}
