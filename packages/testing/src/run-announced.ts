import type { Job } from '../../../apps/api/src/platform/jobs/job.ts';
import type { TestApp } from './test-app.ts';

/** Runs jobs for everything that was announced, and once more, as after a crash. */
export async function runAnnounced(app: TestApp, topic: string, ...jobs: Job[]): Promise<void> {
  const { rows } = await app.pool.query(`DELETE FROM outbox WHERE topic = $1 RETURNING payload`, [
    topic,
  ]);
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  for (const { payload } of [...rows, ...rows]) {
    for (const job of jobs) await job.run(app.api.services, payload, attempt);
  }
}
