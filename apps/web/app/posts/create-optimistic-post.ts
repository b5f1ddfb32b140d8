import type { AccountSummary } from '@arquiba/contract/accounts';
import type { FileView } from '@arquiba/contract/files';
import type { Post } from '@arquiba/contract/posts';
import type { DraftFile } from '../draft.ts';
import { imageLink } from '../files/public/image-link.ts';
import { ownAvatar } from '../viewer/own-avatar.ts';
import type { DraftContent } from './composition.ts';

/** The initial state of a post. */
const NEW_POST = {
  ...{ editedAt: null, audience: 'public', commentsBy: 'everyone', place: '', pinned: false },
  ...{ group: null, held: null, heldReason: null, event: null },
  counts: { likes: 0, comments: 0, shares: 0, sends: 0, saves: 0 },
  ...{ liked: false, saved: false, reposted: false, mentions: [], tagged: [], poll: null },
  ...{ mayComment: true, mayQuote: true, mayShare: true },
  ...{ quoted: null, quoteGone: false, repost: null },
} satisfies Partial<Post>;

/** The post that is shown until the server has answered. */
export function createOptimisticPost(
  account: AccountSummary,
  { text, media }: Pick<DraftContent, 'text' | 'media'>,
): Post {
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
    text: text.trim(),
    media: media.map(optimisticFile),
    createdAt: new Date().toISOString(),
    own: true,
    ...NEW_POST,
  };
}

function optimisticFile({ url, mime, alt }: DraftFile): FileView {
  return { url: imageLink(url), mime, alt, width: null, height: null, placeholder: null };
}
