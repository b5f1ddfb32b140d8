import { makeCopyJob } from './make-copy-job.ts';
import { purgeJob } from './purge-job.ts';
import { sweepCopiesJob } from './sweep-copies-job.ts';

export const jobs = [makeCopyJob, sweepCopiesJob, purgeJob];
