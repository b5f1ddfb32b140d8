import { defineTopic } from '../../platform/jobs/outbox.ts';

/** A profile was hidden or shown, became private or public. */
export const profileAudienceChanged = defineTopic<{ accountId: string }>(
  'profile.audience-changed',
);
