import { getChatSettings } from '@arquiba/contract/chat-settings';
import { getConversation } from '@arquiba/contract/conversations';
import { quietCall } from '../api-call.ts';

let wanted: Promise<boolean> | undefined;
/** The last message of each conversation that was heard of. */
const heard = new Map<string, number>();

/** The setting changed. */
export function setSound(isOn: boolean): void {
  wanted = Promise.resolve(isOn);
}

/**
 * Rings for a new message, if the person wants it and the conversation is neither muted nor open. The event may
 * be about a change of an old message, or about one that the person sent from another tab.
 */
export async function ringFor(conversationId: string, seq: number): Promise<void> {
  if ((heard.get(conversationId) ?? 0) >= seq) return;
  heard.set(conversationId, seq);
  wanted ??= quietCall(getChatSettings, {}).then(
    ({ sound }) => sound,
    () => false,
  );
  if (!(await wanted)) return;
  const isOpen = window.location.pathname === `/chat/${conversationId}` && document.hasFocus();
  if (isOpen) return;
  const { muted, state, unread, last } = await quietCall(getConversation, { id: conversationId });
  if (muted || state === 'request' || unread === 0 || last?.seq !== seq) return;
  await playTone();
}

/** Two short notes, without a file. Browsers allow it once the person has pressed something. */
export async function playTone(): Promise<void> {
  const context = new AudioContext();
  if (context.state === 'suspended') return context.close();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.35);
  for (const [at, pitch] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const note = context.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(context.currentTime + at);
    note.stop(context.currentTime + at + 0.2);
  }
  setTimeout(() => void context.close(), 600);
}
