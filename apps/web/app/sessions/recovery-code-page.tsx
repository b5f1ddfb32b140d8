import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import type { Route } from './+types/recovery-code-page';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Digite o código', face: 'shop', hidden: true }, args);
}

export default function RecoveryCodePage() {
  return (
    <Stage
      face="aro"
      title="Digite o código"
      lead="Enviamos um código de 8 caracteres para o seu e-mail."
    >
      <Link
        to="/recuperar-senha"
        className="flex h-11 w-fit items-center font-semibold text-accent-ink underline"
      >
        Alterar e-mail
      </Link>
    </Stage>
  );
}
