import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import type { Route } from './+types/recovery-password-page';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Nova senha', face: 'shop', hidden: true }, args);
}

export default function RecoveryPasswordPage() {
  return (
    <Stage
      face="aro"
      title="Nova senha"
      lead="Escolha a senha que você vai usar a partir de agora."
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
