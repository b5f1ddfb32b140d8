import { ApiError } from '@arquiba/contract/errors';
import { type Order, requestReturn } from '@arquiba/contract/orders';
import { useId, useState } from 'react';
import { call } from '../api-call.ts';
import { FrameThumb } from '../catalog/public/frame-thumb.tsx';
import { newKey } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stepper } from '../ui/stepper.tsx';

interface ReturnDialogProps {
  order: Order;
  onClose(): void;
  onDone(): Promise<void>;
}

/** Chooses the items to return, and their quantities. */
export default function ReturnDialog({ order, onClose, onDone }: ReturnDialogProps) {
  const lines = order.lines.filter(({ quantity, returned }) => quantity > returned);
  const [chosen, setChosen] = useState(() => onlyOne(lines));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [key] = useState(newKey);
  const note = useId();
  const back = lines.flatMap(({ id }) =>
    chosen[id] ? [{ lineId: id, quantity: chosen[id] }] : [],
  );

  async function send() {
    if (back.length === 0) return setError('Escolha o que devolver');
    setBusy(true);
    try {
      await call(requestReturn, { number: order.number, lines: back }, { idempotencyKey: key });
      notify('success', 'Devolução pedida. Enviamos as instruções para o seu e-mail.');
      await onDone();
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="O que você quer devolver?"
      onClose={onClose}
      cancel="Voltar"
      actions={
        <Button busy={busy} onClick={() => void send()} aria-describedby={error ? note : undefined}>
          Pedir devolução
        </Button>
      }
    >
      <ul className="grid gap-5">
        {lines.map(({ id, title, color, image, quantity, returned }) => (
          <li key={id} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
            <FrameThumb image={image} />
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
              <p className="min-w-0">
                <b className="block font-semibold wrap-anywhere">{title}</b>
                <span className="text-sm text-muted">
                  {color} · {quantity - returned}&nbsp;un.
                </span>
              </p>
              <Stepper
                label={`Quantidade a devolver de ${title}`}
                name={id}
                value={chosen[id] ?? 0}
                min={0}
                max={quantity - returned}
                onChange={(count) => {
                  setError(undefined);
                  setChosen((before) => ({ ...before, [id]: count }));
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">
        A postagem é por nossa conta. O valor, com o frete, volta quando os óculos chegam à loja.
      </p>
      {error && (
        <p id={note} role="alert" className="mt-2 font-medium text-card-red">
          {error}
        </p>
      )}
    </Dialog>
  );
}

/** If only one unit can be returned, it is selected. */
function onlyOne(lines: Order['lines']): Record<string, number> {
  const [line] = lines;
  return lines.length === 1 && line && line.quantity - line.returned === 1 ? { [line.id]: 1 } : {};
}
