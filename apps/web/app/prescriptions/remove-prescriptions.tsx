import {
  deletePrescription,
  type Prescription,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import { call } from '../api-call.ts';
import ConfirmDialog from '../dialogs/confirm-dialog.tsx';
import { showDialog } from '../dialogs/shown-dialog.tsx';
import { notify } from '../notices/notify.ts';

type Reload = () => Promise<void>;

export function confirmDeletion({ id, name }: Prescription, reload: Reload): void {
  showDialog((close) => (
    <ConfirmDialog
      title="Apagar a receita?"
      action="Apagar a receita"
      otherwise="Manter"
      onClose={close}
      onConfirm={async () => {
        await call(deletePrescription, { id });
        notify('success', 'Receita apagada.');
        await reload();
      }}
    >
      “{name}” some daqui na hora. Pedidos já feitos com ela ficam com a cópia.
    </ConfirmDialog>
  ));
}

export function confirmWithdrawal(reload: Reload): void {
  showDialog((close) => (
    <ConfirmDialog
      title="Retirar a autorização?"
      action="Retirar e apagar"
      otherwise="Manter"
      onClose={close}
      onConfirm={async () => {
        await call(withdrawHealthConsent, {});
        notify('success', 'Autorização retirada. As receitas foram apagadas.');
        await reload();
      }}
    >
      Todas as receitas guardadas serão apagadas agora. Pedidos já feitos com elas ficam com a
      cópia.
    </ConfirmDialog>
  ));
}
