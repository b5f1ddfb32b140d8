import type { Job } from '../platform/jobs/job.ts';
import { releaseJob, summaryJob } from './release-job.ts';

export const jobs: Job[] = [releaseJob, summaryJob];
