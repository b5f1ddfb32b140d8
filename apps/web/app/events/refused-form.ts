import { redirect } from 'react-router';
import { refusalOf } from '../loader.ts';
import { signInPath } from '../viewer/return-path.ts';
import type { EventValues } from './event-values.ts';

/** What the form of an event shows after a refusal: all that was typed, and why. */
export function refusedForm(error: unknown, values: EventValues, url: URL) {
  const { code, message, fields } = refusalOf(error);
  if (code === 'sign_in_required') throw redirect(signInPath(url));
  return { values, message, fields };
}
