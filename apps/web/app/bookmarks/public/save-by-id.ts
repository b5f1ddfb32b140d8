import { setSaved } from '../saves.ts';

/** Saves a post, and offers to choose a collection. */
export async function saveById(id: string): Promise<void> {
  if (!(await setSaved(id, true))) return;
  (await import('../saved-toast.tsx')).showSavedToast(id, true, () => undefined);
}
