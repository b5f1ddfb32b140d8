import { defineTopic } from '../../platform/jobs/outbox.ts';

/** More requests are open than one transaction should accept. */
export const requestsLeft = defineTopic<{ followeeId: string; until: string }>(
  'follows.requests-left',
);
