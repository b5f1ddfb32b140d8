import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Files of messages that were taken back or deleted. A trigger announces it. */
export const messageFilesDropped = defineTopic<{ paths: string[] }>('chat.files-dropped');
