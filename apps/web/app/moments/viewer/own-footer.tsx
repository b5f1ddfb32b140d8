import { letGoOfMoment } from '@arquiba/contract/moment-acts';
import type { Moment } from '@arquiba/contract/moment-views';
import { deleteMoment } from '@arquiba/contract/moments';
import { type ReactNode, useState } from 'react';
import { call } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Bookmark } from '../../ui/icons/bookmark.tsx';
import { BookmarkX } from '../../ui/icons/bookmark-x.tsx';
import { Eye } from '../../ui/icons/eye.tsx';
import { Medal } from '../../ui/icons/medal.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { keep } from './keep.ts';

const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));
const ViewersDialog = lazyPart(() => import('./viewers-dialog.tsx'));
const AchievementDialog = lazyPart(() => import('./achievement-dialog.tsx'));

type Open = 'viewers' | 'achievement' | 'delete' | 'let-go' | null;

interface OwnFooterProps {
  moment: Moment;
  onChange(moment: Moment): void;
  onRemoved(): void;
  onCover(covered: boolean): void;
}

/** Who saw it, and what its author can do with it. */
export function OwnFooter({ moment, onChange, onRemoved, onCover }: OwnFooterProps) {
  const { id, viewers, kept, current, achievement } = moment;
  const [open, setOpen] = useState<Open>(null);
  const show = (which: Open) => {
    setOpen(which);
    onCover(which !== null);
  };
  const close = () => show(null);
  const letGo = async () => {
    await call(letGoOfMoment, { id });
    notify('success', 'O moment saiu do seu perfil.');
    if (current) onChange({ ...moment, kept: false, achievement: null });
    else onRemoved();
  };
  const remove = async () => {
    await call(deleteMoment, { id });
    notify('success', 'Moment apagado.');
    onRemoved();
  };
  return (
    <footer className="mx-auto flex w-full max-w-160 justify-between px-2 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Act icon={<Eye />} onPress={() => show('viewers')}>
        Visto por {viewers ?? 0}
      </Act>
      {kept ? (
        <Act
          icon={<BookmarkX />}
          onPress={() => (current ? void letGo().catch(() => undefined) : show('let-go'))}
        >
          Tirar do perfil
        </Act>
      ) : (
        <Act icon={<Bookmark />} onPress={() => void keep(id, onChange)}>
          Guardar
        </Act>
      )}
      <Act icon={<Medal />} onPress={() => show('achievement')}>
        {achievement ? 'Editar conquista' : 'Conquista'}
      </Act>
      <Act icon={<Trash />} onPress={() => show('delete')}>
        Apagar
      </Act>
      {open === 'viewers' && <ViewersDialog id={id} onClose={close} />}
      {open === 'achievement' && (
        <AchievementDialog moment={moment} onChange={onChange} onClose={close} />
      )}
      {open === 'delete' && (
        <ConfirmDialog title="Apagar moment?" action="Apagar" onConfirm={remove} onClose={close}>
          Ele some para todo mundo, com os arquivos e as reações.
        </ConfirmDialog>
      )}
      {open === 'let-go' && (
        <ConfirmDialog title="Tirar do perfil?" action="Tirar" onConfirm={letGo} onClose={close}>
          As 24 horas deste moment passaram: fora do perfil, ele some de vez.
        </ConfirmDialog>
      )}
    </footer>
  );
}

interface ActProps {
  icon: ReactNode;
  onPress(): void;
  children: ReactNode;
}

function Act({ icon, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid min-h-14 flex-1 justify-items-center gap-1 rounded-md px-1 py-1.5 text-sm font-semibold text-chalk transition hover:bg-chalk/15 [&_.lucide]:size-5.5"
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
