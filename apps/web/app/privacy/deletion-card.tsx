import { type Privacy, RESTORABLE_DAYS } from '@arquiba/contract/privacy';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OpenOrders } from './open-orders.tsx';

// Rarely needed.
const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'));

type DeletionCardProps = Pick<Privacy, 'secondFactor' | 'openOrders'>;

export function DeletionCard({ secondFactor, openOrders }: DeletionCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Excluir a conta">
      <p className="text-muted">
        Seu perfil e suas publicações somem na hora, e a conta é apagada de vez depois de{' '}
        {RESTORABLE_DAYS} dias. Até lá, dá para voltar atrás.
      </p>
      {openOrders.length > 0 && <OpenOrders numbers={openOrders} />}
      <Button
        tone="secondary"
        icon={<Trash />}
        className="mt-4 max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        Excluir minha conta
      </Button>
      {open && <DeletionDialog {...{ secondFactor, openOrders }} onClose={() => setOpen(false)} />}
    </Card>
  );
}
