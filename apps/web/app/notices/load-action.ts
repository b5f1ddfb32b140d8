import { loadToasts } from './notify.ts';

/**
 * Loads the code of an action. Returns null after an error, which is shown in a toast; the next press loads
 * it again.
 */
export async function loadAction<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch {
    loadToasts().then(
      ({ showNotLoaded }) => showNotLoaded(),
      () => undefined,
    );
    return null;
  }
}
