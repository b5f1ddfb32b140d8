import { MediaError } from '@arquiba/media-contract/errors';
import * as z from 'zod/mini';

/** Items of a job that could not be done: how many, and the first of them, with the reason. */
export const failures = z.object({
  count: z.number(),
  first: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
export type Failures = z.output<typeof failures>;

const MAX_NAMED = 100;

export const NO_FAILURES: Failures = { count: 0, first: [] };

export function addFailure({ count, first }: Failures, path: string, error: MediaError): Failures {
  const { code, message } = error;
  const isNamed = first.length < MAX_NAMED;
  return { count: count + 1, first: isNamed ? [...first, { path, code, message }] : first };
}

/** A job that left something undone has failed, and says what. */
export function throwFailures({ count, first }: Failures): void {
  if (count === 0) return;
  throw new MediaError('job_incomplete', { details: { failed: count, failures: first } });
}
