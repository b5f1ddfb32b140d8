import { ApiError } from '@arquiba/contract/errors';
import { beginPasskeySignIn, signInWithPasskey } from '@arquiba/contract/passkeys';
import type { Entry } from '@arquiba/contract/sessions';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { quietCall } from '../api-call.ts';
import { notify } from '../shell/notify.ts';

/** A little less than the server keeps a challenge for. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** Asks for a passkey in the browser's own dialog; null where it was refused or put away. */
export async function askForPasskey(): Promise<Entry | null> {
  try {
    return await signInOnce({ fromFields: false });
  } catch (error) {
    notify(
      'error',
      error instanceof ApiError ? error.message : 'Nenhuma chave de acesso foi usada.',
    );
    return null;
  }
}

/** Lets the browser offer passkeys in the form's fields until one is used; gives what ends it. */
export function offerPasskeys(onEntry: (entry: Entry) => Promise<void>): () => void {
  const end = new AbortController();
  void offerUntil(end.signal, onEntry);
  return () => {
    end.abort();
    WebAuthnAbortService.cancelCeremony();
  };
}

async function offerUntil(ended: AbortSignal, onEntry: (entry: Entry) => Promise<void>) {
  let due = true;
  while (due && !ended.aborted) {
    due = false;
    const renewal = setTimeout(() => {
      due = true;
      WebAuthnAbortService.cancelCeremony();
    }, RENEWED_AFTER_MS);
    try {
      await onEntry(await signInOnce({ fromFields: true }));
    } catch (error) {
      // Anything else is the end of the offer: the button was pressed, or the page left.
      if (error instanceof ApiError && error.code === 'passkey_refused') {
        due = true;
        notify('error', error.message);
      }
    } finally {
      clearTimeout(renewal);
    }
    // A page that nobody looks at asks for nothing.
    if (due) await becomesVisible();
  }
}

async function signInOnce({ fromFields }: { fromFields: boolean }): Promise<Entry> {
  const { options } = await quietCall(beginPasskeySignIn, {});
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: fromFields,
  });
  return quietCall(signInWithPasskey, { response });
}

function becomesVisible(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
