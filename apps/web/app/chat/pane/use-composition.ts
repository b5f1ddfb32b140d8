import { editMessage, type Message } from '@arquiba/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api-call.ts';
import { type DraftFile, emptyDraft, readDraft, writeDraft } from '../../draft.ts';
import { notify } from '../../notices/notify.ts';
import { newClientId } from '../outbox/new-client-id.ts';
import type { WaitingMessage } from '../outbox/outbox.ts';
import { openOutbox } from '../outbox/tab-outbox.ts';
import type { Recording } from '../voice/microphone.ts';

const NOT_STORED = 'Não foi possível guardar a mensagem neste navegador.';

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

  async function queue(content: Pick<WaitingMessage, 'text' | 'files' | 'voice'>): Promise<void> {
    const replyTo = answered?.seq;
    setAnswered(null);
    const outbox = await openOutbox(accountId);
    await outbox.add({
      ...{ ...content, clientId: newClientId(), conversationId, replyTo },
      createdAt: new Date().toISOString(),
    });
  }

  async function store(): Promise<void> {
    const before = latest.current;
    keep(emptyDraft);
    try {
      await queue({ text: before.text.trim(), files: before.files });
    } catch {
      keep(before);
      notify('error', NOT_STORED);
    }
  }

  /** Whether it is stored: otherwise the recording is still needed. */
  async function sendVoice({ sound, seconds, bars }: Recording): Promise<boolean> {
    const voice = { sound: await sound.arrayBuffer(), mime: sound.type, seconds, bars };
    try {
      await queue({ text: '', files: [], voice });
      return true;
    } catch {
      notify('error', NOT_STORED);
      return false;
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
    sendVoice,
    send: () => void (editing ? change(editing) : store()),
  };
}
