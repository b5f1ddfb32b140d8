import { defineJob, type Job } from '../platform/jobs/job.ts';
import { completeArrived } from './complete-arrived.ts';
import { expireOverdue } from './expire-overdue.ts';

export const jobs: Job[] = [
  defineJob(
    'orders.expire',
    { schedule: '* * * * *', atStart: true, retries: 0, timeoutSeconds: 300 },
    (services, _payload, { signal }) => expireOverdue(services, signal),
  ),
  defineJob(
    'orders.complete',
    { schedule: '23 * * * *', retries: 2, timeoutSeconds: 300 },
    (services, _payload, { signal }) => completeArrived(services, signal),
  ),
];
