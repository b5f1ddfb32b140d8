import type { Passkey } from '@arquiba/contract/passkeys';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PasskeyRow } from '../passkey-row.tsx';

const AddDialog = lazyPart(() => import('../add-dialog.tsx'));

interface PasskeysCardProps {
  passkeys: Passkey[];
  /** False until the e-mail of the account is confirmed. */
  mayAdd: boolean;
}

/** The passkeys of the account. If the browser supports passkeys, a new one can be added. */
export function PasskeysCard({ passkeys, mayAdd }: PasskeysCardProps) {
  const { revalidate } = useRevalidator();
  const [supported, setSupported] = useState(true);
  const [adding, setAdding] = useState(false);
  useEffect(() => setSupported('PublicKeyCredential' in window), []);
  return (
    <Card title="Chaves de acesso">
      <p className="text-muted">
        Entre sem senha, com a digital, o rosto ou o PIN do seu aparelho. Uma chave de acesso não
        pode ser descoberta nem usada em um site falso.
      </p>
      {passkeys.length === 0 ? (
        <p className="mt-3 rounded-md bg-sunken p-4">Você ainda não tem chaves de acesso.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={revalidate} />
          ))}
        </ul>
      )}
      {!mayAdd ? (
        <p className="mt-3 text-sm text-muted">
          Confirme o seu e-mail para criar uma chave de acesso.
        </p>
      ) : supported ? (
        <Button tone="soft" onClick={() => setAdding(true)} className="mt-4 max-sm:w-full">
          Criar chave de acesso
        </Button>
      ) : (
        <p className="mt-3 text-sm text-muted">Este navegador não cria chaves de acesso.</p>
      )}
      {adding && (
        <AddDialog
          onClose={() => {
            setAdding(false);
            void revalidate();
          }}
        />
      )}
    </Card>
  );
}
