import { refusalOf } from '../loader.ts';
import type { FieldErrors } from '../shell/use-form.ts';

/** What a call of an action was refused for, at its fields; `form` where it is about none of them. */
export function errorsOf(error: unknown): FieldErrors {
  const { message, fields } = refusalOf(error);
  return Object.keys(fields).length > 0 ? fields : { form: message };
}
