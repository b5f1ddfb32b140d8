import {
  blockProfile,
  interestedAgain,
  muteProfile,
  notInterested,
  unblockProfile,
  unmuteProfile,
} from '@arquiba/contract/safety';
import { call } from '../api-call.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { hideItem, unhideItem } from './public/hidden-items.ts';

/** Hides the post at once; shows it again if the server refuses, or on undo. */
export async function notWanted(id: string): Promise<void> {
  hideItem('posts', id);
  try {
    await call(notInterested, { id });
  } catch {
    unhideItem('posts', id);
    return;
  }
  offerUndo('Você não verá mais esta publicação.', async () => {
    await call(interestedAgain, { id });
    unhideItem('posts', id);
  });
}

export async function mute(username: string, days: number | undefined): Promise<void> {
  await call(muteProfile, { username, ...(days && { days }) });
  hideItem('people', username);
  offerUndo(`@${username} está em silêncio.`, () => unmute(username));
}

export async function unmute(username: string): Promise<void> {
  await call(unmuteProfile, { username });
  unhideItem('people', username);
}

export async function block(username: string): Promise<void> {
  await call(blockProfile, { username });
  hideItem('people', username);
  offerUndo(`Você bloqueou @${username}.`, () => unblock(username));
}

export async function unblock(username: string): Promise<void> {
  await call(unblockProfile, { username });
  unhideItem('people', username);
}

function offerUndo(said: string, undo: () => Promise<void>): void {
  // If it fails, the error is shown in a toast.
  offerAction({ said, action: 'Desfazer', onAction: () => void undo().catch(() => undefined) });
}
