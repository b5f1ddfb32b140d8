import { editMessage, type Message } from '@arquiba/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api-call.ts';
import { type DraftFile, emptyDraft, readDraft, writeDraft } from '../../draft.ts';
import { notify } from '../../notices/notify.ts';
import { newClientId } from '../outbox/new-client-id.ts';
import { openOutbox } from '../outbox/tab-outbox.ts';

interface CompositionInput {
  accountId: string;
  conversationId: string;
  onEdited(message: Message): void;
}

/** What is being written in a conversation: a new message, an answer, or another text of an old one. */
export function useComposition({ accountId, conversationId, onEdited }: CompositionInput) {
  const place = { name: `conversa-${conversationId}`, accountId };
  const [draft, setDraft] = useState(emptyDraft);
  const [answered, setAnswered] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [edited, setEdited] = useState('');
  const latest = useRef(draft);
  const keep = (next: typeof draft) => {
    latest.current = next;
    setDraft(next);
    writeDraft(place, next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form belongs to one conversation
  useEffect(() => {
    const stored = readDraft(place);
    if (stored.text || stored.files.length > 0) keep(stored);
  }, []);

  async function store(): Promise<void> {
    const { text, files } = latest.current;
    const replyTo = answered?.seq;
    const before = latest.current;
    keep(emptyDraft);
    setAnswered(null);
    try {
      const outbox = await openOutbox(accountId);
      await outbox.add({
        ...{ clientId: newClientId(), conversationId, text: text.trim(), files, replyTo },
        createdAt: new Date().toISOString(),
      });
    } catch {
      keep(before);
      notify('error', 'Não foi possível guardar a mensagem neste navegador.');
    }
  }

  async function change(message: Message): Promise<void> {
    const text = edited.trim();
    setEditing(null);
    if (text === message.text) return;
    try {
      onEdited(await call(editMessage, { id: conversationId, seq: message.seq, text }));
    } catch {
      // The error was shown in a toast.
      setEditing(message);
    }
  }

  return {
    text: editing ? edited : draft.text,
    files: editing ? [] : draft.files,
    ...{ answered, editing },
    write: (text: string) => (editing ? setEdited(text) : keep({ ...latest.current, text })),
    attach: (files: DraftFile[]) => keep({ ...latest.current, files }),
    answer: setAnswered,
    edit(message: Message) {
      setEdited(message.text);
      setEditing(message);
    },
    cancel() {
      setAnswered(null);
      setEditing(null);
    },
    send: () => void (editing ? change(editing) : store()),
  };
}
