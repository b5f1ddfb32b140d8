import { createClient } from '@arquiba/contract/client';
import { ApiError, type ErrorCode } from '@arquiba/contract/errors';
import type { Call } from '@arquiba/contract/route';
import { notify, withdrawError } from './notices/notify.ts';
import { confirmIdentity, signInAgain } from './viewer/questions.ts';
import { signInPath } from './viewer/return-path.ts';
import { readStoredId } from './viewer/use-session-in-tabs.ts';

const client: Call = createClient();

/**
 * The API from the browser, for callers that show errors themselves. If the session has ended, or the server
 * wants to know who is there, the person answers over the page and the call is repeated.
 */
export const quietCall: Call = async (route, input, options) => {
  try {
    return await client(route, input, options);
  } catch (error) {
    const question = questionOf(error);
    if (!question || !(await question.ask())) throw error;
    return quietCall(route, input, options);
  }
};

function questionOf(error: unknown) {
  if (isRefusal(error, 'password_required')) return confirmIdentity;
  return isRefusal(error, 'sign_in_required') && readStoredId() !== null ? signInAgain : null;
}

/**
 * The API from the browser. An error is shown in a toast and thrown again, so that the caller can undo what
 * it showed; a visitor is sent to sign-in.
 */
export const call: Call = async (route, input, options) => {
  try {
    const output = await quietCall(route, input, options);
    const before = lastErrors.get(route);
    if (before) withdrawError(before);
    lastErrors.delete(route);
    return output;
  } catch (error) {
    if (isRefusal(error, 'sign_in_required') && readStoredId() === null) {
      window.location.assign(signInPath(window.location));
    } else if (error instanceof ApiError) {
      lastErrors.set(route, sentenceOf(error));
      notify('error', sentenceOf(error));
    }
    throw error;
  }
};

/** The text of the last toast about each route; the toast closes when a call of it succeeds. */
const lastErrors = new Map<object, string>();

function isRefusal(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** The message of a field is more specific than the general one. */
function sentenceOf({ message, fields }: ApiError): string {
  return Object.values(fields ?? {})[0] ?? message;
}
