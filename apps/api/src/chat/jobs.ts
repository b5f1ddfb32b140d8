import type { Job } from '../platform/jobs/job.ts';
import { removeFilesJob } from './files/remove-files-job.ts';
import { sweepUploadsJob } from './files/sweep-uploads-job.ts';
import { fetchLinkJob } from './links/fetch-link-job.ts';
import { pushJob } from './push/push-job.ts';

export const jobs: Job[] = [pushJob, fetchLinkJob, removeFilesJob, sweepUploadsJob];
