import { useLocation } from 'react-router';
import { useAccount } from '../viewer/use-site.ts';

/**
 * Marks the menu entry of the current page. The viewer's own profile has two paths; a conversation belongs to the messages, and a
 * reel to the reels.
 */
export function useCurrent(): (to: string) => 'page' | undefined {
  const path = useLocation().pathname.toLowerCase();
  const own = `/perfil/${useAccount()?.username}`;
  const here = path === own ? '/perfil' : path.replace(/^\/(chat|reels|virals)\/.*/, '/$1');
  return (to) => (to === here ? 'page' : undefined);
}
