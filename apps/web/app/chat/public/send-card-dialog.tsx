import type { CardReference } from '@arquiba/contract/messages';
import { copyAddress } from '../../copying/copy-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/icons/external-link.tsx';
import { Link2 } from '../../ui/icons/link-2.tsx';
import { SendByMessage } from './send-by-message.tsx';

interface SendCardDialogProps {
  card: CardReference;
  title: string;
  path: string;
  onClose(): void;
}

/** Sends a product, an event or a live by message, by another app, or as a link. */
export default function SendCardDialog({ card, title, path, onClose }: SendCardDialogProps) {
  const share = () =>
    navigator.share({ title, url: new URL(path, window.location.origin).href }).then(
      onClose,
      // Closing the share dialog is not an error.
      () => undefined,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enviar"
      actions={
        <>
          {'share' in navigator && (
            <Button tone="secondary" icon={<ExternalLink />} onClick={() => void share()}>
              Outro app
            </Button>
          )}
          <Button
            tone="secondary"
            icon={<Link2 />}
            onClick={() => void copyAddress(path).then(onClose)}
          >
            Copiar link
          </Button>
        </>
      }
    >
      <SendByMessage card={card} onSent={onClose} />
    </Dialog>
  );
}
