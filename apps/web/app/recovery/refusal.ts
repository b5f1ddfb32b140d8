import type { FieldErrors } from '../shell/use-form.ts';

/** What a call of an action was refused for, at its fields; `form` where it is about none of them. */
export function refusalOf(error: unknown): FieldErrors {
  if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
  const { fields } = error as { fields?: FieldErrors };
  return fields ?? { form: error.message };
}
