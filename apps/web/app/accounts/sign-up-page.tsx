import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import type { Route } from './+types/sign-up-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Criar conta' }, args);
}

export default function SignUpPage() {
  return (
    <Stage
      title="Criar conta"
      lead="Torcedor, atleta, comunicador, clube, profissional ou empresa."
    >
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        Já tem conta?
        <Link
          to="/entrar"
          className="flex h-11 items-center font-semibold text-accent-ink no-underline hover:underline"
        >
          Entrar
        </Link>
      </p>
    </Stage>
  );
}
