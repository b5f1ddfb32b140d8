import type { Live } from '@arquiba/contract/live-views';
import { useState } from 'react';
import SendCardDialog from '../chat/public/send-card-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Send } from '../ui/icons/send.tsx';
import { livePath } from './live-paths.ts';

/** Sends a live to people by message. */
export default function SendLive({ live }: { live: Live }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" icon={<Send />} onClick={() => setOpen(true)}>
        Enviar
      </Button>
      {isOpen && (
        <SendCardDialog
          card={{ kind: 'live', target: live.id }}
          title={live.title}
          path={livePath(live)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
