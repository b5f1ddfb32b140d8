import { useState } from 'react';
import { copyAddress } from '../copying/copy-address.ts';
import { Button } from '../ui/button.tsx';
import { Share2 } from '../ui/icons/share-2.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useAccount } from '../viewer/use-site.ts';

const SendCardDialog = lazyPart(() => import('../chat/public/send-card-dialog.tsx'));

interface ShareButtonProps {
  slug: string;
  title: string;
  path: string;
}

/** Members send it by message or otherwise; visitors get the share dialog of the system, or the URL. */
export function ShareButton({ slug, title, path }: ShareButtonProps) {
  const isSignedIn = useAccount() !== null;
  const [isSending, setSending] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        icon={<Share2 />}
        onClick={() => (isSignedIn ? setSending(true) : void share(title, path))}
        className="noscript:hidden"
      >
        Compartilhar
      </Button>
      {isSending && (
        <SendCardDialog
          card={{ kind: 'product', target: slug }}
          {...{ title, path }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

async function share(title: string, path: string): Promise<void> {
  if (!navigator.share) return copyAddress(path);
  try {
    await navigator.share({ title, url: new URL(path, window.location.origin).href });
  } catch (error) {
    // Closing the share dialog is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyAddress(path);
  }
}
