import { makeStreamKey } from '@arquiba/contract/live-programs';
import { useState } from 'react';
import { call } from '../../api-call.ts';
import { copyText } from '../../copying/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/icons/copy.tsx';
import { Eye } from '../../ui/icons/eye.tsx';
import { EyeOff } from '../../ui/icons/eye-off.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayOf } from './program-words.ts';

const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));

/** The server keeps no key that could be shown again: this page shows the one that was just made. */
export function StreamKey({ madeAt }: { madeAt: string | null }) {
  const [key, setKey] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isMaking, setIsMaking] = useState(false);

  async function make() {
    setIsMaking(true);
    try {
      setKey((await call(makeStreamKey, {})).key);
      setIsShown(false);
    } catch {
      // The error was shown in a toast.
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <div className="grid gap-3">
      {key ? (
        <TextField
          label="Chave de transmissão"
          readOnly
          value={isShown ? key : '•'.repeat(24)}
          hint="Copie agora: ela não aparece de novo. Quem tem a chave transmite em seu nome."
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <div className="grid gap-1">
          <p className="text-sm font-semibold">Chave de transmissão</p>
          <p className="text-sm text-muted">
            {madeAt
              ? `Gerada em ${dayOf(madeAt)}. Só guardamos o necessário para reconhecê-la: se você a perdeu, gere outra.`
              : 'Você ainda não tem uma. Ela vale para todas as suas lives, até você gerar outra.'}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {key && (
          <>
            <Button
              tone="secondary"
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Ocultar a chave' : 'Mostrar a chave'}
            </Button>
            <Button
              tone="secondary"
              icon={<Copy />}
              onClick={() => void copyText(key, 'Chave copiada.')}
            >
              Copiar a chave
            </Button>
          </>
        )}
        <Button
          tone="secondary"
          busy={isMaking}
          onClick={() => (key || madeAt ? setIsAsking(true) : void make())}
        >
          {key || madeAt ? 'Gerar outra chave' : 'Gerar chave'}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Gerar outra chave?"
          action="Gerar outra"
          onClose={() => setIsAsking(false)}
          onConfirm={make}
        >
          A chave atual deixa de valer, e o programa que a usa é desconectado em alguns segundos.
        </ConfirmDialog>
      )}
    </div>
  );
}
