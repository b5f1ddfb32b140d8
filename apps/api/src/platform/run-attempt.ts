import type { Services } from './context.ts';
import type { Attempt, Job } from './job.ts';

/** One attempt of a job, which has failed when its time is up. */
export async function runAttempt(
  services: Services,
  job: Job,
  payload: unknown,
  { seconds = job.timeoutSeconds, ...attempt }: Attempt & { seconds?: number },
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const overdue = new AbortController();
  const timer = setTimeout(() => {
    overdue.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    late.reject(overdue.signal.reason);
  }, seconds * 1000);
  timer.unref();
  const signal = AbortSignal.any([attempt.signal, overdue.signal]);
  try {
    await Promise.race([job.run(services, payload, { ...attempt, signal }), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
