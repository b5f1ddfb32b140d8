import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Files of moments that are deleted; a trigger announces it. */
export const momentFilesDropped = defineTopic<{ paths: string[] }>('moment.files-dropped');
