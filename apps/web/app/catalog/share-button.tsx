import { copyAddress } from '../copying/copy-address.ts';
import { Button } from '../ui/button.tsx';
import { Share2 } from '../ui/icons/share-2.tsx';

interface ShareButtonProps {
  title: string;
  path: string;
}

/** Opens the share dialog of the system, or copies the URL. */
export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button
      tone="secondary"
      icon={<Share2 />}
      onClick={() => void share(title, path)}
      className="noscript:hidden"
    >
      Compartilhar
    </Button>
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
