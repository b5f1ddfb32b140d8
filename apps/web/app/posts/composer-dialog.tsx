import { useEffect } from 'react';
import { useModal } from '../ui/dialog.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { eventsOfPage, setComposerOpened } from './composer-opening.ts';
import type { DraftContent } from './composition.ts';
import { Writing } from './writing.tsx';

interface ComposerDialogProps {
  /** What is written goes to this group. */
  group: DraftContent['group'];
  /** What is written is about this event. */
  event: DraftContent['event'];
  /** Begins with a poll. */
  asks: boolean;
  onClose(): void;
}

/** The composer over the page: the whole screen of a phone. What is written stays when it is closed. */
export function ComposerDialog({ group, event, asks, onClose }: ComposerDialogProps) {
  const account = useAccount();
  const dialog = useModal(account !== null);
  useEffect(() => {
    setComposerOpened(true);
    return () => setComposerOpened(false);
  }, []);
  if (!account) return null;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label="Escrever publicação"
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="appear m-auto w-full flex-col overflow-hidden bg-raised p-0 text-ink open:flex max-md:inset-0 max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:max-w-none md:max-h-[calc(100dvh-80px)] md:max-w-160 md:rounded-lg md:border md:border-line md:shadow-float"
    >
      <Writing
        {...{ account, group, event, asks }}
        onOptimistic={(post) => eventsOfPage().onOptimistic(post)}
        onPublished={(post) => eventsOfPage().onPublished(post)}
        onSent={close}
        onClose={close}
      />
    </dialog>
  );
}
