import { RESTORABLE_DAYS } from '@arquiba/contract/privacy';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Rarely needed.
const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'));

export function DeletionCard({ secondFactor }: { secondFactor: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Excluir a conta">
      <p className="text-muted">
        Seu perfil e suas publicações somem na hora, e a conta é apagada de vez depois de{' '}
        {RESTORABLE_DAYS} dias. Até lá, dá para voltar atrás.
      </p>
      <Button
        tone="secondary"
        icon={<Trash />}
        className="mt-4 max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        Excluir minha conta
      </Button>
      {open && <DeletionDialog onClose={() => setOpen(false)} secondFactor={secondFactor} />}
    </Card>
  );
}
