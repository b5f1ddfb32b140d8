import { loadAction } from '../../notices/load-action.ts';

/** Ends the session here and in the other tabs, and loads the page again as a visitor's. */
export async function signOut(): Promise<void> {
  const ending = await loadAction(() => import('../end-session.ts'));
  await ending?.endSession();
}
