import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../shell/stage.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/recovery-code-page';
import { RecoveryNotice } from './recovery-notice.tsx';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Digite o código', face: 'shop', hidden: true }, args);
}

export default function RecoveryCodePage() {
  return (
    <Stage
      face="aro"
      title="Digite o código"
      lead="O código enviado por e-mail tem 8 caracteres e vale por 10 minutos."
    >
      <RecoveryNotice />
      <div className="grid gap-4">
        <TextField label="Código de 8 caracteres" disabled />
        <Button size="lg" wide disabled>
          Confirmar código
        </Button>
        <Link
          to="/recuperar-senha"
          className="flex h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          Alterar e-mail
        </Link>
      </div>
    </Stage>
  );
}
