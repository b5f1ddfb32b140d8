import type { Services } from '../context.ts';
import type { Attempt, Job } from './job.ts';

/** Runs one attempt of a job. It fails when its time is up. */
export async function runAttempt(
  services: Services,
  job: Job,
  payload: unknown,
  attempt: Attempt,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const ended = new AbortController();
  const timer = setTimeout(() => {
    ended.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    late.reject(ended.signal.reason);
  }, job.timeoutSeconds * 1000);
  timer.unref();
  // Not `AbortSignal.any`: we saw it fail to abort when the time was up.
  const pass = () => ended.abort(attempt.signal.reason);
  attempt.signal.addEventListener('abort', pass);
  if (attempt.signal.aborted) pass();
  try {
    const { signal } = ended;
    await Promise.race([job.run(services, payload, { ...attempt, signal }), late.promise]);
  } finally {
    clearTimeout(timer);
    attempt.signal.removeEventListener('abort', pass);
  }
}
