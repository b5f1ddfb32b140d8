import { defineTopic } from '../../platform/jobs/outbox.ts';

/** A reel whose video is to be cut. */
export const reelWanted = defineTopic<{ id: string }>('reel.wanted');
