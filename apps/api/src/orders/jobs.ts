import { defineJob, type Job } from '../platform/jobs/job.ts';
import { completeArrived } from './complete-arrived.ts';
import { expireOverdue } from './expire-overdue.ts';
import { guestMail, mailGuest } from './guests/mail-guest.ts';
import { sweepGuests } from './guests/sweep-guests.ts';
import { remindOfPrescriptions } from './prescriptions/remind-prescriptions.ts';
import { sweepPrescriptions } from './prescriptions/sweep-prescriptions.ts';
import { expireReturns } from './returns/drop-return.ts';
import { issueMissingPostage } from './returns/issue-postage.ts';
import { orderPaid, tellShop } from './tell-shop.ts';

export const jobs: Job[] = [
  defineJob('orders.tell-shop', { on: orderPaid }, tellShop),
  defineJob('orders.mail-guest', { on: guestMail }, mailGuest),
  defineJob('orders.sweep-guests', { schedule: '17 * * * *', retries: 2 }, (services) =>
    sweepGuests(services),
  ),
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
  defineJob(
    'orders.remind-prescriptions',
    { schedule: '11 * * * *', retries: 2, timeoutSeconds: 300 },
    (services, _payload, { signal }) => remindOfPrescriptions(services, signal),
  ),
  defineJob('orders.sweep-prescriptions', { schedule: '41 4 * * *', retries: 2 }, (services) =>
    sweepPrescriptions(services),
  ),
  defineJob(
    'orders.postage',
    { schedule: '* * * * *', atStart: true, retries: 0, timeoutSeconds: 120 },
    (services, _payload, { signal }) => issueMissingPostage(services, signal),
  ),
  defineJob(
    'orders.expire-returns',
    { schedule: '11 * * * *', retries: 2, timeoutSeconds: 300 },
    (services, _payload, { signal }) => expireReturns(services, signal),
  ),
];
