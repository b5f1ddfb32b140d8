import { cancelOrder } from '@arquiba/contract/orders';
import { Link, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import ConfirmDialog from '../dialogs/confirm-dialog.tsx';
import { showDialog } from '../dialogs/shown-dialog.tsx';
import { newKey } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import BuyAgainButton from './buy-again-button.tsx';
import type { LoadedOrder } from './load-order.ts';
import { askReturnPath } from './order-paths.ts';

/** The actions that the order allows: cancel, return, buy again, review. Loaded late, with the dialogs. */
export default function OrderActions({ loaded }: { loaded: LoadedOrder }) {
  const { order, returnUntil } = loaded;
  const { number, may, status, lines } = order;
  const refusal = lines.find((line) => line.returnRefusal !== null)?.returnRefusal;
  const { revalidate } = useRevalidator();

  const cancel = () =>
    showDialog((close) => (
      <ConfirmDialog
        title="Cancelar o pedido?"
        action="Cancelar o pedido"
        otherwise="Manter o pedido"
        onClose={close}
        onConfirm={async () => {
          await call(cancelOrder, { number }, { idempotencyKey: newKey() });
          notify('success', 'Pedido cancelado.');
          await revalidate();
        }}
      >
        {status === 'aguardando_pagamento' || status === 'em_analise'
          ? 'Os óculos voltam à loja, e nada será cobrado.'
          : 'Os óculos voltam à loja, e o que foi pago volta para você do mesmo jeito que veio.'}
      </ConfirmDialog>
    ));

  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <BuyAgainButton number={number} tone="secondary" />
        {may.return && (
          <LinkButton tone="secondary" to={askReturnPath(order)}>
            Devolver ou trocar
          </LinkButton>
        )}
        {may.cancel && (
          <Button tone="ghost" onClick={cancel}>
            Cancelar o pedido
          </Button>
        )}
      </div>
      {may.return && returnUntil && (
        <p className="text-sm text-muted">
          Você pode devolver ou trocar até {returnUntil}. Um reembolso inclui o frete.{' '}
          <Link to={askReturnPath(order)} className="font-semibold text-ink not-noscript:hidden">
            Devolver
          </Link>
        </p>
      )}
      {!may.return && status === 'entregue' && refusal && (
        <p className="text-sm text-muted">{refusal}</p>
      )}
    </div>
  );
}
