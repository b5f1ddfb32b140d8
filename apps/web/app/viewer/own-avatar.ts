import type { AccountSummary } from '@arquiba/contract/accounts';
import type { FileView } from '@arquiba/contract/files';

/** One's own picture, of which the session knows the address alone. */
export function ownAvatar({ avatar }: AccountSummary): FileView | null {
  if (!avatar) return null;
  const unknown = { width: null, height: null, placeholder: null };
  return { url: avatar, mime: 'image/jpeg', alt: '', ...unknown };
}
