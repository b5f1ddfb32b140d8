import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Bell } from '../ui/icons/bell.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { type PushState, pushStateOf, turnPushOff, turnPushOn } from './device.ts';

interface DeviceSwitchProps {
  publicKey: string;
  /** Whether the server knows this browser. */
  here: boolean;
  /** Beside the button that turns them on. */
  children?: ReactNode;
}

/** Turns pushes on and off in this browser. The reason is read before the browser asks for permission. */
export function DeviceSwitch({ publicKey, here, children }: DeviceSwitchProps) {
  const accountId = useAccount()?.id ?? '';
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => setState(pushStateOf(here)), [here]);

  async function turn(on: boolean) {
    setBusy(true);
    try {
      if (on) setState(await turnPushOn({ accountId, publicKey }));
      else await turnPushOff().then(() => setState('off'));
    } catch {
      notify('error', on ? 'Este navegador não conseguiu ligar os avisos.' : 'Tente novamente.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="mb-4 text-muted" role="status">
        {state === null ? TEXTS.off : TEXTS[state]}
      </p>
      {(state === null || state === 'off') && (
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Bell />}
            busy={busy}
            disabled={state === null}
            busyLabel="Ligando..."
            onClick={() => void turn(true)}
          >
            Ligar avisos neste aparelho
          </Button>
          {children}
        </div>
      )}
      {state === 'on' && (
        <Button tone="secondary" busy={busy} onClick={() => void turn(false)}>
          Desligar neste aparelho
        </Button>
      )}
    </>
  );
}

const TEXTS: Record<PushState, string> = {
  on: 'Este aparelho recebe avisos quando você não está com o site aberto, até você sair da conta.',
  off: 'Saiba de mensagens, comentários e do que mais você escolher sem abrir o site. O navegador vai pedir a sua permissão.',
  denied:
    'Os avisos deste site estão bloqueados neste navegador. Libere nas permissões do site e abra esta página de novo.',
  unsupported:
    'Este navegador não recebe avisos de sites. No iPhone e no iPad, adicione o site à Tela de Início e abra por lá.',
};
