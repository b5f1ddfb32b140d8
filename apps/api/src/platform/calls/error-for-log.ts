import { DrizzleQueryError } from 'drizzle-orm';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
}

/**
 * An error as it is logged. The values of a failed query are left out: they are personal data and secrets,
 * and both the query library and the database repeat them in messages.
 */
export function errorForLog(thrown: unknown): LoggedError {
  if (!(thrown instanceof Error)) {
    return { type: typeof thrown, message: String(thrown), stack: '' };
  }
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown };
  return {
    type: thrown.constructor.name,
    message: thrown instanceof DrizzleQueryError ? `Failed query: ${thrown.query}` : thrown.message,
    stack: framesOf(thrown),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(thrown.cause !== undefined && { cause: errorForLog(thrown.cause) }),
  };
}

/** The stack without the message above it. */
function framesOf({ stack = '' }: Error): string {
  const first = stack.search(/^ {4}at /m);
  return first < 0 ? '' : stack.slice(first);
}
