import { defineTopic } from '../jobs/outbox.ts';

/** What the tests of jobs and outbox announce: a topic is declared once, however many files use it. */
export const happened = defineTopic<{ n: number }>('test.happened');
