import {
  beginSecondFactor,
  enableSecondFactor,
  type SecondFactorSetup,
} from '@arquiba/contract/second-factors';
import { useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ContinueButton } from './continue-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

/** The app and its first code, then the recovery codes. */
export default function SetupDialog({ onClose }: { onClose(): void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function begin() {
    setSetup(await call(beginSecondFactor, {}));
  }

  async function enable(code: string) {
    setCodes((await quietCall(enableSecondFactor, { code })).recoveryCodes);
    notify('success', 'Verificação em duas etapas ativada!');
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={codes ? 'Códigos de recuperação' : 'Ativar a verificação em duas etapas'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : setup ? (
        <ScanStep setup={setup} onCode={enable} />
      ) : (
        <>
          <p className="mb-4 text-muted">
            Você vai precisar de um aplicativo autenticador no celular, como o do seu gerenciador de
            senhas.
          </p>
          <ContinueButton label="Continuar" work={begin} />
        </>
      )}
    </Dialog>
  );
}
