import { defineTopic } from '../jobs/outbox.ts';

/** A topic for the tests of jobs and outbox. It is declared once, here, because several files use it. */
export const happened = defineTopic<{ n: number }>('test.happened');
