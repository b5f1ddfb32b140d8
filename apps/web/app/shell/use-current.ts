import { useLocation } from 'react-router';
import { useAccount } from '../viewer/use-site.ts';

/** Marks the menu entry of the current page. The viewer's own profile has two paths. */
export function useCurrent(): (to: string) => 'page' | undefined {
  const path = useLocation().pathname.toLowerCase();
  const here = path === `/perfil/${useAccount()?.username}` ? '/perfil' : path;
  return (to) => (to === here ? 'page' : undefined);
}
