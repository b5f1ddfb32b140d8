import type { Message } from '@arquiba/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { People } from './people-names.ts';

interface NewMessagesProps {
  messages: readonly Message[];
  viewer: string;
  people: People;
  /** Someone has written: they are no longer typing. */
  onNew(username: string): void;
}

/** Reads out the messages of others that arrive while the conversation is open. */
export function NewMessages({ messages, viewer, people, onNew }: NewMessagesProps) {
  const [said, setSaid] = useState('');
  const last = messages.at(-1);
  const heard = useRef(last?.seq ?? 0);
  const hear = useEffectEvent(() => {
    const fresh = messages.filter(({ seq, sender }) => seq > heard.current && sender !== viewer);
    heard.current = Math.max(heard.current, last?.seq ?? 0);
    if (fresh.length === 0) return;
    for (const { sender } of fresh) if (sender) onNew(sender);
    setSaid(fresh.map((message) => sentenceOf(message, people)).join('\n'));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is read out
  useEffect(() => hear(), [last?.seq]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

function sentenceOf(message: Message, people: People): string {
  const { text, files, voice, card } = message;
  const content =
    text || (voice ? 'Áudio' : card ? card.title : files.length > 0 ? 'Foto ou vídeo' : '');
  return `${people.senderName(message)}: ${content}`;
}
