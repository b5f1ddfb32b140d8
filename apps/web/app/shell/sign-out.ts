import { loadAction } from '../notices/load-action.ts';

/** Ends the session in all tabs, and reloads the page. */
export async function signOut(): Promise<void> {
  const ending = await loadAction(() => import('./end-session.ts'));
  await ending?.endSession();
}
