import { defineTopic } from '../platform/jobs/outbox.ts';

/** A code was requested; whether the e-mail has an account is not known yet. */
export const recoveryRequested = defineTopic<{ id: string; email: string }>('recovery.requested');
