import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Lives that are deleted; a trigger announces it. */
export const liveDropped = defineTopic<{ ids: string[] }>('live.dropped');

/** The operator ended a live. */
export const liveStopped = defineTopic<{ id: string }>('live.stopped');

/** A live has no picture that its cards could show, and something to take it from. */
export const stillWanted = defineTopic<{ id: string }>('live.still-wanted');

/** A live is on air for the first time. */
export const liveStarted = defineTopic<{ id: string }>('live.started');
