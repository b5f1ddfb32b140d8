import type { AccountSummary } from '@arquiba/contract/accounts';
import type { FileView } from '@arquiba/contract/files';
import type { Post } from '@arquiba/contract/posts';

/** One's own picture, of which the session knows the address alone. */
export function ownAvatar({ avatar }: AccountSummary): FileView | null {
  if (!avatar) return null;
  const unknown = { width: null, height: null, placeholder: null };
  return { url: avatar, mime: 'image/jpeg', alt: '', ...unknown };
}

/** A post as it will look, shown while the server has not answered yet. */
export function foreseePost(account: AccountSummary, text: string): Post {
  return {
    id: 'pending',
    author: {
      username: account.username,
      displayName: account.socialName,
      verified: false,
      type: account.type,
      category: account.type,
      avatar: ownAvatar(account),
      following: null,
    },
    text,
    media: [],
    createdAt: new Date().toISOString(),
    own: true,
  };
}
