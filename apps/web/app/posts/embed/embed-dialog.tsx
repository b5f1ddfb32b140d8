import type { Post } from '@arquiba/contract/posts';
import { copyText } from '../../copying/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link2 } from '../../ui/icons/link-2.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { embedCode } from './embed-code.ts';

/** The code that shows a post on another site. */
export default function EmbedDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const code = embedCode(post, window.location.origin);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Incorporar publicação"
      actions={
        <Button
          icon={<Link2 />}
          onClick={() => void copyText(code, 'Código copiado.').then(onClose)}
        >
          Copiar código
        </Button>
      }
    >
      <p className="mb-4 text-muted">
        Cole este código no seu site ou blog. A publicação aparece como ela está agora; se for
        editada ou apagada, muda lá também.
      </p>
      <TextArea
        label="Código"
        value={code}
        rows={5}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
