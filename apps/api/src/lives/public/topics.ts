import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Lives that are deleted; a trigger announces it. */
export const liveDropped = defineTopic<{ ids: string[] }>('live.dropped');

/** The operator ended a live. */
export const liveStopped = defineTopic<{ id: string }>('live.stopped');

/** A live is on air for the first time. */
export const liveStarted = defineTopic<{ id: string }>('live.started');
