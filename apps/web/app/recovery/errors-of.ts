import type { FieldErrors } from '../forms/use-form.ts';
import { refusalOf } from '../loader.ts';

/** What a call of an action was refused for, at its fields; `form` where it is about none of them. */
export function errorsOf(error: unknown): FieldErrors {
  const { message, fields } = refusalOf(error);
  return Object.keys(fields).length > 0 ? fields : { form: message };
}
