import type { FieldErrors } from '../forms/use-form.ts';
import { refusalOf } from '../loader.ts';

/** The errors of a refused call, by field; `form` if they belong to none. */
export function errorsOf(error: unknown): FieldErrors {
  const { message, fields } = refusalOf(error);
  return Object.keys(fields).length > 0 ? fields : { form: message };
}
