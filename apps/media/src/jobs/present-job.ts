import type { JobStarted, JobSummary } from '@arquiba/media-contract/provider-jobs';
import type { MediaServices } from '../services.ts';
import type { JobRow } from './queries.ts';

type Addressed = Pick<JobRow, 'id' | 'accountId' | 'type'>;

// The published clients' types know this one address only.
const JOB_DOCS = 'https://www.bytescale.com/docs/job-api/GetJob';

export function presentStarted(
  { publicUrl }: Pick<MediaServices, 'publicUrl'>,
  { id, accountId, type }: Addressed,
): JobStarted {
  const jobUrl = `${publicUrl}/v2/accounts/${accountId}/jobs/${type}/${id}`;
  return { jobId: id, jobType: type, jobUrl, jobDocs: JOB_DOCS };
}

export function presentJob(services: Pick<MediaServices, 'publicUrl'>, job: JobRow): JobSummary {
  const { accountId, error, status, summary } = job;
  return {
    ...presentStarted(services, job),
    ...{ accountId, error, status, summary },
    created: job.createdAt.getTime(),
    lastUpdated: job.updatedAt.getTime(),
  };
}
