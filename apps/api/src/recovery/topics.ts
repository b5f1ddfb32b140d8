import { defineTopic } from '../platform/jobs/outbox.ts';

/** Somebody asked for a code; whether the e-mail has an account is not known yet. */
export const recoveryRequested = defineTopic<{ id: string; email: string }>('recovery.requested');
