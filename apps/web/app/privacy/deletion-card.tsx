import { RESTORABLE_DAYS } from '@arquiba/contract/privacy';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Trash } from '../ui/icons/trash.tsx';

// Few come here to leave.
const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'));

export function DeletionCard({ secondFactor }: { secondFactor: boolean }) {
  const [asked, setAsked] = useState(false);
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
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Excluir minha conta
      </Button>
      {asked && (
        <Suspense>
          <DeletionDialog open={open} onClose={() => setOpen(false)} secondFactor={secondFactor} />
        </Suspense>
      )}
    </Card>
  );
}
