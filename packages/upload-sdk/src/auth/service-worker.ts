import { UploadError } from '../errors.ts';
import type { AuthSessionRequest } from './auth-manager.ts';

/** The message type that workers of this protocol expect. */
const MESSAGE = 'SET_BYTESCALE_AUTH_CONFIG';
const ACTIVATION_WAIT = 100;

let registration: ServiceWorkerRegistration | undefined;

export function checkWorkerPath(script: string): void {
  if (!script.startsWith('/')) {
    throw new UploadError('service-worker', "The service worker's path must start with '/'.");
  }
  if (script.lastIndexOf('/') > 0) {
    console.warn(
      `The service worker '${script}' is not at the root of the site: it sees only pages below its own folder.`,
    );
  }
}

export async function installWorker(script: string): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(script);
  } catch (cause) {
    const { name, message } = cause as Error;
    throw new UploadError(
      'service-worker',
      `Failed to install Arquiba Service Worker (SW). ${name}: ${message}`,
      { cause },
    );
  }
}

/** Gives the token to the worker, or removes it. */
export async function configureWorker(
  { cdnUrl, accountId, serviceWorkerScript }: AuthSessionRequest,
  access: { token: string; expires: number } | null,
): Promise<void> {
  if (serviceWorkerScript === undefined || !registration) return;
  const config = access
    ? [
        {
          urlPrefix: `${cdnUrl}/${accountId}/`,
          headers: [{ key: 'Authorization', value: `Bearer ${access.token}` }],
          expires: access.expires,
        },
      ]
    : [];
  const { installing, waiting, active } = registration;
  const worker = installing ?? waiting ?? active;
  worker?.postMessage({ type: MESSAGE, config });
  // A message during the installation may be lost: it is sent again once the worker is active.
  if (worker && worker.state !== 'activated') {
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
    worker.postMessage({ type: MESSAGE, config });
  }
  await new Promise((resolve) => setTimeout(resolve, ACTIVATION_WAIT));
}
