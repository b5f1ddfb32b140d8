import type { Job } from '../platform/jobs/job.ts';
import { removeFilesJob } from './files/remove-files-job.ts';
import { sweepUploadsJob } from './files/sweep-uploads-job.ts';
import { fetchLinkJob } from './links/fetch-link-job.ts';

export const jobs: Job[] = [fetchLinkJob, removeFilesJob, sweepUploadsJob];
