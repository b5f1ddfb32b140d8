import { useLocation } from 'react-router';
import { openComposer } from '../posts/public/open-composer.ts';
import { composerPath } from '../viewer/composer-path.ts';
import { useAccount } from '../viewer/use-site.ts';

/** Where 'Publicar' leads: to the composer, or among reels to a new one. */
export function usePublishLink() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (/^\/(reels|virals)\b/.test(pathname)) return { to: '/reels/novo' };
  return { to: composerPath(account), onClick: account ? openComposer : undefined };
}
