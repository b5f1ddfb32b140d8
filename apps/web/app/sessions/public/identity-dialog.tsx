import { ApiError } from '@arquiba/contract/errors';
import { beginPasskeySignIn, confirmWithPasskey, listPasskeys } from '@arquiba/contract/passkeys';
import { CONFIRMED_MINUTES, confirmOwnPassword } from '@arquiba/contract/sessions';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyRound } from '../../ui/icons/key-round.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccount } from '../../viewer/use-site.ts';

interface IdentityDialogProps {
  settle(confirmed: boolean): void;
  onClose(): void;
}

/** Asks for the password, or a passkey, before the ways to sign in change. */
export default function IdentityDialog({ settle, onClose }: IdentityDialogProps) {
  const account = useAccount();
  const hasPasskey = useHasPasskey();
  const [asking, setAsking] = useState(false);
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('currentPassword') ?? ''),
    check: (password) =>
      password ? null : { field: 'currentPassword', message: 'Preencha a senha' },
    async send(currentPassword) {
      await quietCall(confirmOwnPassword, { currentPassword });
      settle(true);
    },
    quiet: true,
  });

  async function usePasskey() {
    setAsking(true);
    try {
      await confirmByPasskey();
      settle(true);
    } catch (error) {
      const refused = error instanceof ApiError;
      notify('error', refused ? error.message : 'Nenhuma chave de acesso foi usada.');
    } finally {
      setAsking(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Confirme que é você">
      <form className="grid gap-4" {...form}>
        <p className="text-muted">
          É para mudar como se entra na sua conta. Vale por {CONFIRMED_MINUTES} minutos.
        </p>
        {/* Lets password managers know the account. */}
        <input type="email" autoComplete="username" value={account?.email} hidden readOnly />
        <PasswordField
          label="Senha atual"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={200}
          error={errors.currentPassword}
          data-focus
        />
        <Button type="submit" wide busy={busy}>
          Confirmar
        </Button>
        {hasPasskey && (
          <Button tone="secondary" wide icon={<KeyRound />} busy={asking} onClick={usePasskey}>
            Usar chave de acesso
          </Button>
        )}
      </form>
    </Dialog>
  );
}

async function confirmByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await quietCall(beginPasskeySignIn, {});
  const response = await startAuthentication({ optionsJSON: options });
  await quietCall(confirmWithPasskey, { response });
}

/** False until it is known; then only if this browser can use a passkey of the account. */
function useHasPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return;
    quietCall(listPasskeys, {}).then(
      ({ items }) => setHas(items.length > 0),
      () => undefined,
    );
  }, []);
  return has;
}
