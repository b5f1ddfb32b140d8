import { MediaError } from '@arquiba/media-contract/errors';
import type { JobStarted, JobType } from '@arquiba/media-contract/provider-jobs';
import type { MediaServices } from '../services.ts';
import { presentStarted } from './present-job.ts';
import { countOpenJobs } from './queries.ts';

const MAX_OPEN = 100;

/** Takes on work that a caller asked for. It is written down when this resolves. */
export async function startJob(
  services: MediaServices,
  accountId: string,
  type: JobType,
  task: unknown,
): Promise<JobStarted> {
  const { pool, jobs } = services;
  if ((await countOpenJobs(pool, accountId)) >= MAX_OPEN) throw new MediaError('too_many_jobs');
  const id = await jobs.add(pool, { accountId, type, task });
  jobs.wake();
  return presentStarted(services, { id, accountId, type });
}
