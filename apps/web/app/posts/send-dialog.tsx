import type { Post } from '@arquiba/contract/posts';
import { sendPost } from '@arquiba/contract/reactions';
import { quietCall } from '../api-call.ts';
import { copyAddress } from '../copying/copy-address.ts';
import { learnCounts } from '../reactions/public/known-posts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/icons/external-link.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { QuotedPost } from './quoted-post.tsx';
import { shareBySystem } from './share-by-system.ts';

/** Sends the link of a post to somebody. */
export default function SendDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const isSignedIn = useAccount() !== null;
  const count = () => {
    if (isSignedIn) void countSend(post.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enviar publicação"
      actions={
        <>
          {'share' in navigator && (
            <Button
              tone="secondary"
              icon={<ExternalLink />}
              onClick={() => void shareBySystem(post).then((sent) => sent && count())}
            >
              Outro app
            </Button>
          )}
          <Button icon={<Link2 />} onClick={() => void copyAddress(`/post/${post.id}`).then(count)}>
            Copiar link
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">
        {post.mayShare
          ? 'Quem receber o link abre a publicação, mesmo sem conta.'
          : 'Só quem já pode ver esta publicação consegue abrir o link.'}
      </p>
      <QuotedPost post={post} />
    </Dialog>
  );
}

/** Counts the send. Errors are not shown: the count does not matter to the person. */
async function countSend(id: string): Promise<void> {
  try {
    learnCounts(id, await quietCall(sendPost, { id }));
  } catch {
    // The link was sent, only the count is missing.
  }
}
