import { notify } from '../notices/notify.ts';

/** Copies a text, and shows a toast. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', done);
  } catch {
    // Browsers allow it on https and localhost only, and people can deny it.
    notify('error', 'Não foi possível copiar. Selecione o texto e copie.');
  }
}
