import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useModal } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface DrawerProps {
  open: boolean;
  onClose(): void;
  /** The name of the drawer: 'Menu'. */
  label: string;
  /** Beside the cross: the wordmark. */
  heading: ReactNode;
  children: ReactNode;
}

/** A sheet that slides in from the left. */
export function Drawer({ open, onClose, label, heading, children }: DrawerProps) {
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="appear m-0 h-dvh max-h-none w-[min(320px,86vw)] flex-col border-0 border-r border-line bg-surface p-0 text-ink [--appear-from:-40px_0] open:flex"
    >
      <div className="flex h-14 flex-none items-center justify-between border-b border-line pr-1 pl-4">
        {heading}
        <IconButton name="Fechar menu" icon={<X />} onClick={() => dialog.current?.close()} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">{children}</div>
    </dialog>
  );
}
