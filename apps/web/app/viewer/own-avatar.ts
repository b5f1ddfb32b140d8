import type { AccountSummary } from '@arquiba/contract/accounts';
import type { FileView } from '@arquiba/contract/files';

/** The viewer's avatar; the session contains only its URL. */
export function ownAvatar({ avatar }: Pick<AccountSummary, 'avatar'>): FileView | null {
  if (!avatar) return null;
  const unknown = { width: null, height: null, placeholder: null };
  return { url: avatar, mime: 'image/jpeg', alt: '', ...unknown };
}
