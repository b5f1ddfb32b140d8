import { defineJob, type Job } from '../platform/jobs/job.ts';
import { sweepFiles } from './files/sweep-files.ts';

export const jobs: Job[] = [
  defineJob(
    'prescriptions.sweep-files',
    { schedule: '29 * * * *', retries: 2, timeoutSeconds: 300 },
    (services, _payload, { signal }) => sweepFiles(services, signal),
  ),
];
