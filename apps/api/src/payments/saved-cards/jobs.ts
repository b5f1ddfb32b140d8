import { defineJob, type Job } from '../../platform/jobs/job.ts';
import { forgetAtProvider, removeAtProvider } from './remove-cards.ts';
import { saveCard } from './save-card.ts';
import { cardApproved, cardRemoved, customerRemoved } from './topics.ts';

/** With pauses of up to an hour, this is about two days. */
const PATIENT = { retries: 55 };

export const savedCardJobs: Job[] = [
  defineJob('payments.save-card', { on: cardApproved }, (services, { paymentId }) =>
    saveCard(services, paymentId),
  ),
  defineJob('payments.remove-card', { on: cardRemoved, ...PATIENT }, removeAtProvider),
  defineJob('payments.forget-customer', { on: customerRemoved, ...PATIENT }, forgetAtProvider),
];
