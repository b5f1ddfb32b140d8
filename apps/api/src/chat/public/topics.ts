import { defineTopic } from '../../platform/jobs/outbox.ts';

/** Files of messages that were taken back or deleted. A trigger announces it. */
export const messageFilesDropped = defineTopic<{ paths: string[] }>('chat.files-dropped');

/** A message has an address in its text. */
export const linkSent = defineTopic<{ conversationId: string; seq: number }>('chat.link-sent');
