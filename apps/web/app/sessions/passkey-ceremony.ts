import { ApiError } from '@arquiba/contract/errors';
import { beginPasskeySignIn, signInWithPasskey } from '@arquiba/contract/passkeys';
import type { Entry } from '@arquiba/contract/sessions';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';

/** A little less than the lifetime of a challenge on the server. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** The pending sign-in request with a passkey. */
let sending: Promise<Entry> | null = null;

/** Opens the passkey dialog of the browser; null if it was refused or closed. */
export async function askForPasskey(ended: AbortSignal): Promise<Entry | null> {
  try {
    return await signInOnce({ fromFields: false, ended });
  } catch (error) {
    if (ended.aborted) return null;
    notify(
      'error',
      error instanceof ApiError ? error.message : 'Nenhuma chave de acesso foi usada.',
    );
    return null;
  }
}

/** Lets the browser suggest passkeys in the fields of the form, until one is used or the form is left. */
export async function offerPasskeys(
  ended: AbortSignal,
  onEntry: (entry: Entry) => Promise<void>,
): Promise<void> {
  ended.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  let due = true;
  while (due && !ended.aborted) {
    due = false;
    const renewal = setTimeout(() => {
      due = true;
      WebAuthnAbortService.cancelCeremony();
    }, RENEWED_AFTER_MS);
    try {
      const entry = await signInOnce({ fromFields: true, ended });
      if (entry) await onEntry(entry);
    } catch (error) {
      // Any other error ends it: the button was pressed, or the page was left.
      if (error instanceof ApiError && error.code === 'passkey_refused') {
        due = true;
        notify('error', error.message);
      }
    } finally {
      clearTimeout(renewal);
    }
    // A background page sends no requests.
    if (due) await becomesVisible();
  }
}

interface Ceremony {
  fromFields: boolean;
  ended: AbortSignal;
}

/** Null if the form was left, or if the other ceremony (field or button) has signed in first. */
async function signInOnce({ fromFields, ended }: Ceremony): Promise<Entry | null> {
  const { options } = await quietCall(beginPasskeySignIn, {});
  if (await isOver(ended)) return null;
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: fromFields,
  });
  if (await isOver(ended)) return null;
  sending = quietCall(signInWithPasskey, { response }).finally(() => {
    sending = null;
  });
  return sending;
}

async function isOver(ended: AbortSignal): Promise<boolean> {
  const other = await sending?.catch(() => null);
  return ended.aborted || Boolean(other);
}

function becomesVisible(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
