import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Requests are left that one transaction should not accept as well. */
export const requestsLeft = defineTopic<{ followeeId: string; until: string }>(
  'follows.requests-left',
);
