import { notify } from './notify.ts';

/** Loads the code of an action, null if that fails: a toast says so, and the next press loads it again. */
export async function loadAction<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch {
    notify('error', 'Sem conexão. Confira a internet e tente novamente.');
    return null;
  }
}
