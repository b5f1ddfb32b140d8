import { ApiError } from '@arquiba/contract/errors';
import * as z from 'zod/mini';

const MOST_FIELDS_NAMED = 20;

/** The parsed input of a call, or `invalid_input` with a sentence for each wrong field. */
export function readInput(schema: z.ZodMiniType, input: unknown): unknown {
  const result = z.safeParse(schema, input);
  if (!result.success) throw refused(result.error.issues);
  const field = findUnstorable(result.data, '');
  if (field !== null) {
    throw invalidInput({ [field]: `O campo ${field} contém um caractere não permitido.` });
  }
  return result.data;
}

/** `invalid_input`; the sentences name their fields, and the first one is the message. */
export function invalidInput(fields: Record<string, string>): ApiError {
  const [message] = Object.values(fields);
  return new ApiError('invalid_input', { fields, ...(message && { message }) });
}

function refused(issues: z.core.$ZodIssue[]): ApiError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, MOST_FIELDS_NAMED)) {
    fields[path.join('.')] ??= message;
  }
  return invalidInput(fields);
}

// PostgreSQL stores neither NUL nor half a surrogate pair, and nobody types them.
function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner !== 'string' && typeof inner !== 'object') continue;
    const found = findUnstorable(inner, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
