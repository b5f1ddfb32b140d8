import { pinPost, unpinPost } from '@arquiba/contract/profile-posts';
import { call } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Pin } from '../../ui/icons/pin.tsx';
import { PinOff } from '../../ui/icons/pin-off.tsx';
import type { MenuOffer } from './menu-subject.ts';

/** The post pinned since the page was loaded; null for none, undefined if nothing changed. */
let pinned: string | null | undefined;

/** A profile has one pinned post; a new one replaces it. */
export const pinOwn: MenuOffer = ({ post }) => {
  if (!post.own) return null;
  const isPinned = pinned === undefined ? post.pinned : pinned === post.id;
  return isPinned
    ? { label: 'Desafixar do perfil', icon: <PinOff />, onSelect: () => void unpin() }
    : { label: 'Fixar no perfil', icon: <Pin />, onSelect: () => void pin(post.id) };
};

async function pin(id: string): Promise<void> {
  try {
    await call(pinPost, { id });
    pinned = id;
    notify('success', 'Publicação fixada no alto do seu perfil.');
  } catch {
    // The error was shown in a toast.
  }
}

async function unpin(): Promise<void> {
  try {
    await call(unpinPost, {});
    pinned = null;
    notify('success', 'Publicação tirada do alto do seu perfil.');
  } catch {
    // The error was shown in a toast.
  }
}
