import type { Event } from '@arquiba/contract/events';
import { useState } from 'react';
import SendCardDialog from '../chat/public/send-card-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Send } from '../ui/icons/send.tsx';
import { eventPath } from './public/event-words.ts';

/** Sends an event to people by message. */
export default function SendEvent({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<Send />}
        className="mt-4 noscript:hidden"
        onClick={() => setOpen(true)}
      >
        Enviar
      </Button>
      {isOpen && (
        <SendCardDialog
          card={{ kind: 'event', target: event.slug }}
          title={event.title}
          path={eventPath(event)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
