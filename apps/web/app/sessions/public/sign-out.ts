import { loadAction } from '../../notices/load-action.ts';

/** Ends the session here and in the other tabs, and reloads the page as a visitor's. */
export async function signOut(): Promise<void> {
  const ending = await loadAction(() => import('../end-session.ts'));
  await ending?.endSession();
}
