import { createClient } from '@arquiba/contract/client';
import { ApiError } from '@arquiba/contract/errors';
import type { Call } from '@arquiba/contract/route';
import { signInPath } from './sessions/public/return-path.ts';
import { notify } from './shell/notify.ts';

/** The API from the browser, for callers that tell of a refusal themselves. */
export const quietCall: Call = createClient();

/**
 * The API from the browser. A refusal is told in a toast and thrown on, so
 * that the caller can undo what it showed; an ended session leads to sign-in.
 */
export const call: Call = async (route, input, options) => {
  try {
    return await quietCall(route, input, options);
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.code === 'sign_in_required') window.location.assign(signInPath(window.location));
      else notify('error', sentenceOf(error));
    }
    throw error;
  }
};

/** What is wrong with a field says more than that something is. */
function sentenceOf({ message, fields }: ApiError): string {
  return Object.values(fields ?? {})[0] ?? message;
}
