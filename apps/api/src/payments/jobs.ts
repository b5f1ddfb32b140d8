import { defineJob, type Job } from '../platform/jobs/job.ts';
import { captureAuthorised } from './capture-authorised.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { closeAtProvider } from './close-at-provider.ts';
import { reconcile } from './reconcile.ts';
import { savedCardJobs } from './saved-cards/jobs.ts';
import { pairAuthorised, paymentClosed, refundRequested } from './topics.ts';

export const reconcileJob = defineJob(
  'payments.reconcile',
  { schedule: '* * * * *', atStart: true, retries: 0, timeoutSeconds: 300 },
  (services, _payload, { signal }) => reconcile(services, signal),
);

export const jobs: Job[] = [
  reconcileJob,
  // Later attempts are made by the reconciliation every minute, which counts the failures.
  defineJob('payments.refund', { on: refundRequested, retries: 2 }, (services, { refundId }) =>
    carryOutRefund(services, refundId),
  ),
  defineJob('payments.close', { on: paymentClosed }, (services, { paymentId }) =>
    closeAtProvider(services, paymentId),
  ),
  defineJob('payments.capture', { on: pairAuthorised }, (services, { paymentId }) =>
    captureAuthorised(services, paymentId, 'conferencia'),
  ),
  ...savedCardJobs,
];
