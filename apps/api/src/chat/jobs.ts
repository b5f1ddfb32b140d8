import type { Job } from '../platform/jobs/job.ts';
import { removeFilesJob } from './files/remove-files-job.ts';
import { sweepUploadsJob } from './files/sweep-uploads-job.ts';

export const jobs: Job[] = [removeFilesJob, sweepUploadsJob];
