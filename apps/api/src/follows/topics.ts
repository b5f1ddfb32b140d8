import { defineTopic } from '../platform/jobs/outbox.ts';

/** More requests were accepted than one transaction should do. */
export const requestsLeft = defineTopic<{ followeeId: string; until: string }>(
  'follows.requests-left',
);
