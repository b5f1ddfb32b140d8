import { useLocation } from 'react-router';
import { useAccount } from '../viewer/use-site.ts';

/** Marks the entry of the current page. One's own profile has two addresses. */
export function useCurrent(): (to: string) => 'page' | undefined {
  const path = useLocation().pathname.toLowerCase();
  const here = path === `/perfil/${useAccount()?.username}` ? '/perfil' : path;
  return (to) => (to === here ? 'page' : undefined);
}
