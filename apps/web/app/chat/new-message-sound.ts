import { getChatSettings } from '@arquiba/contract/chat-settings';
import { getConversation } from '@arquiba/contract/conversations';
import { quietCall } from '../api-call.ts';

let wanted: Promise<boolean> | undefined;

/** The setting changed. */
export function setSound(isOn: boolean): void {
  wanted = Promise.resolve(isOn);
}

/** Rings for a new message, if the person wants it and the conversation is not muted or open. */
export async function ringFor(conversationId: string): Promise<void> {
  wanted ??= quietCall(getChatSettings, {}).then(
    ({ sound }) => sound,
    () => false,
  );
  if (!(await wanted)) return;
  const isOpen = window.location.pathname === `/chat/${conversationId}` && document.hasFocus();
  if (isOpen || (await quietCall(getConversation, { id: conversationId })).muted) return;
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
