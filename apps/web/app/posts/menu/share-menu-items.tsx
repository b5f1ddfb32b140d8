import type { Post } from '@arquiba/contract/posts';
import { copyAddress } from '../../copying/copy-address.ts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { offerAction } from '../../notices/act-with-undo.tsx';
import { setReposted } from '../../reactions/public/reactions.ts';
import { ExternalLink } from '../../ui/icons/external-link.tsx';
import { Link2 } from '../../ui/icons/link-2.tsx';
import { Quote } from '../../ui/icons/quote.tsx';
import { Repeat2 } from '../../ui/icons/repeat-2.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import type { Intent } from '../../viewer/intent.ts';
import { QuoteDialog } from '../quote-dialog.tsx';
import { shareBySystem } from '../share-by-system.ts';

interface ShareSubject {
  post: Post;
  reposted: boolean;
  /** Sends a visitor to sign-in, and carries out the intent afterwards; null if the viewer is signed in. */
  signIn: ((intent: Intent | null) => void) | null;
  navigate(to: string): void;
}

async function repost(id: string, wanted: boolean): Promise<void> {
  const isDone = await setReposted(id, wanted);
  if (!isDone || !wanted) return;
  const undo = () => void setReposted(id, false);
  offerAction({ said: 'Republicado', action: 'Desfazer', onAction: undo });
}

/** The ways to share a post. A post that is not public has only its link. */
export function shareMenuItems({ post, reposted, signIn, navigate }: ShareSubject): MenuItem[] {
  const { id, mayShare, mayQuote } = post;
  const repeat: MenuItem = {
    label: reposted ? 'Desfazer republicação' : 'Republicar',
    icon: <Repeat2 />,
    onSelect: () => (signIn ? signIn({ act: 'repost', id }) : void repost(id, !reposted)),
  };
  const quote: MenuItem = {
    label: 'Citar',
    icon: <Quote />,
    onSelect() {
      if (signIn) return signIn(null);
      showDialog((close) => <QuoteDialog post={post} onClose={close} navigate={navigate} />);
    },
  };
  const copy: MenuItem = {
    label: 'Copiar link',
    icon: <Link2 />,
    onSelect: () => void copyAddress(`/post/${id}`),
  };
  const system: MenuItem = {
    label: 'Compartilhar em outro app',
    icon: <ExternalLink />,
    onSelect: () => void shareBySystem(post),
  };
  return [
    ...(mayShare ? [repeat] : []),
    ...(mayShare && (mayQuote || signIn) ? [quote] : []),
    copy,
    ...('share' in navigator ? [system] : []),
  ];
}
