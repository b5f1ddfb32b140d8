import { deleteAccount, RESTORABLE_DAYS } from '@arquiba/contract/privacy';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { markStale } from '../freshness.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { forgetSession } from '../viewer/use-session-in-tabs.ts';
import { OpenOrders } from './open-orders.tsx';

interface DeletionDialogProps {
  onClose(): void;
  /** Whether a second factor is required too. */
  secondFactor: boolean;
  /** The numbers of the orders that are not over yet. */
  openOrders: readonly string[];
}

export default function DeletionDialog(props: DeletionDialogProps) {
  const { onClose, secondFactor, openOrders } = props;
  const formId = useId();
  const navigate = useNavigate();
  const { busy, errors, form } = useForm({
    read: (data) => ({
      currentPassword: String(data.get('currentPassword') ?? ''),
      ...(secondFactor && { code: String(data.get('code') ?? '') }),
    }),
    check: ({ currentPassword, code }) => {
      if (!currentPassword) return { field: 'currentPassword', message: 'Preencha a senha' };
      if (code?.trim() === '') return { field: 'code', message: 'Preencha o código' };
      return null;
    },
    async send(values) {
      const { until } = await quietCall(deleteAccount, values);
      forgetSession();
      markStale('root');
      await navigate('/', { replace: true });
      notify(
        'success',
        `Conta excluída. Mandamos um e-mail com o link para restaurá-la até ${formatMoment(new Date(until))}.`,
      );
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir a conta?"
      cancel="Continuar na conta"
      actions={
        <Button type="submit" form={formId} tone="danger" busy={busy} busyLabel="Excluindo...">
          Excluir minha conta
        </Button>
      }
    >
      <form id={formId} className="grid gap-4" {...form}>
        {openOrders.length > 0 && <OpenOrders numbers={openOrders} />}
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Agora: seu perfil e suas publicações somem, e todas as sessões terminam.</li>
          <li>
            Por {RESTORABLE_DAYS} dias: entre com a sua senha ou use o link do e-mail para restaurar
            tudo como estava.
          </li>
          <li>Depois: tudo é apagado e não há como recuperar.</li>
          <li>
            Grupos em que só você responde passam ao membro mais antigo; sem outros membros, são
            apagados.
          </li>
        </ul>
        <PasswordField
          label="Sua senha"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={200}
          error={errors.currentPassword}
        />
        {secondFactor && (
          <TextField
            label="Código da verificação em duas etapas"
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            error={errors.code}
          />
        )}
      </form>
    </Dialog>
  );
}
