import { renewRecoveryCodes } from '@arquiba/contract/second-factors';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ContinueButton } from './continue-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export default function RenewDialog({ onClose }: { onClose(): void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = codes ? 'Códigos de recuperação' : 'Gerar novos códigos';
  return (
    <Dialog open onClose={onClose} title={title}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p className="mb-4 text-muted">
            Os códigos de recuperação que você já tem deixam de valer na hora.
          </p>
          <ContinueButton
            label="Gerar novos códigos"
            work={async () => setCodes((await call(renewRecoveryCodes, {})).recoveryCodes)}
          />
        </>
      )}
    </Dialog>
  );
}
