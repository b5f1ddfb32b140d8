import { type Passkey, removePasskey } from '@arquiba/contract/passkeys';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Age } from '../ui/age.tsx';
import { KeyRound } from '../ui/icons/key-round.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu } from '../ui/menu.tsx';

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'));
const ConfirmDialog = lazyPart(() => import('../dialogs/confirm-dialog.tsx'));

interface PasskeyRowProps {
  passkey: Passkey;
  onChanged(): Promise<void>;
}

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);

  async function remove() {
    await call(removePasskey, { id });
    notify('success', 'Chave de acesso removida.');
    await onChanged();
  }

  return (
    <li className="flex items-center gap-4 py-2">
      <KeyRound className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          Criada <Age at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              último uso <Age at={lastUsedAt} />
            </>
          ) : (
            'nunca usada'
          )}
        </p>
      </div>
      <Menu
        name={`Opções da chave ${name}`}
        items={[
          { label: 'Renomear', icon: <Pencil />, onSelect: () => setOpen('rename') },
          { label: 'Remover', icon: <Trash />, danger: true, onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'rename' && (
        <RenameDialog passkey={passkey} onRenamed={onChanged} onClose={close} />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title="Remover a chave de acesso?"
          action="Remover"
          onConfirm={remove}
          onClose={close}
        >
          <b>{name}</b> não entrará mais na sua conta. Apague-a também do seu aparelho ou
          gerenciador de senhas.
        </ConfirmDialog>
      )}
    </li>
  );
}
