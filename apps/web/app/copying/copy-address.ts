import { notify } from '../notices/notify.ts';

/** Copies the full URL of a path, and shows a toast. */
export async function copyAddress(path: string): Promise<void> {
  const address = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    notify('success', 'Link copiado.');
  } catch {
    // Browsers allow it on https and localhost only, and people can deny it.
    notify('info', `Não foi possível copiar. O link é ${address}`);
  }
}
