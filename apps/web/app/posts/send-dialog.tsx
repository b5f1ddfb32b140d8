import type { Post } from '@arquiba/contract/posts';
import { sendPost } from '@arquiba/contract/reactions';
import { quietCall } from '../api-call.ts';
import { SendByMessage } from '../chat/public/send-by-message.tsx';
import { copyAddress } from '../copying/copy-address.ts';
import { learnCounts } from '../reactions/public/known-posts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/icons/external-link.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { Mail } from '../ui/icons/mail.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { describePost } from './public/describe-post.ts';
import { QuotedPost } from './quoted-post.tsx';
import { shareBySystem } from './share-by-system.ts';

/** Sends a post by message, or its link in another way. */
export default function SendDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const isSignedIn = useAccount() !== null;
  const count = () => {
    if (isSignedIn) void countSend(post.id);
    onClose();
  };
  const { title } = describePost(post);
  const url = `${window.location.origin}/post/${post.id}`;
  const byWhatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
  const byMail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <Dialog open onClose={onClose} title="Enviar publicação">
      {isSignedIn && (
        <div className="mb-5 border-b border-line pb-5">
          <SendByMessage card={{ kind: 'post', target: post.id }} onSent={onClose} />
        </div>
      )}
      <p className="mb-4 text-muted">
        {post.mayShare
          ? 'Quem receber o link abre a publicação, mesmo sem conta.'
          : 'Só quem já pode ver esta publicação consegue abrir o link.'}
      </p>
      <ul className="mb-4 grid gap-2 sm:grid-cols-2">
        <li>
          <a
            href={byWhatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className={WAY}
            onClick={count}
          >
            <MessageCircle /> WhatsApp
          </a>
        </li>
        {'share' in navigator && (
          <li>
            <button
              type="button"
              className={WAY}
              onClick={() => void shareBySystem(post).then((sent) => sent && count())}
            >
              <ExternalLink /> Outro app
            </button>
          </li>
        )}
        <li>
          <a href={byMail} className={WAY} onClick={count}>
            <Mail /> E-mail
          </a>
        </li>
        <li>
          <button
            type="button"
            className={WAY}
            onClick={() => void copyAddress(`/post/${post.id}`).then(count)}
          >
            <Link2 /> Copiar link
          </button>
        </li>
      </ul>
      <QuotedPost post={post} />
    </Dialog>
  );
}

const WAY =
  'flex h-12 w-full items-center gap-3 rounded-md border border-line bg-raised px-4 font-semibold text-ink no-underline transition hover:border-edge [&_.lucide]:size-5';

/** Counts the send. Errors are not shown: the count does not matter to the person. */
async function countSend(id: string): Promise<void> {
  try {
    learnCounts(id, await quietCall(sendPost, { id }));
  } catch {
    // The link was sent, only the count is missing.
  }
}
