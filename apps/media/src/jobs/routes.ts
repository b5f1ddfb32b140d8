import { MediaError } from '@arquiba/media-contract/errors';
import { jobType } from '@arquiba/media-contract/provider-jobs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { identify, requireSecretKey } from '../access/caller.ts';
import { readBody } from '../http/read-body.ts';
import type { MediaServices } from '../services.ts';
import { presentJob } from './present-job.ts';
import { cancelJobRow, findJob, findRecentJobs, type JobRow } from './queries.ts';

interface OfJob {
  accountId: string;
  jobType: string;
  jobId: string;
}

const JOBS = '/v2/accounts/:accountId/jobs';
const RECENT = 10;

const asked = z.object({ jobType: z.array(jobType).check(z.minLength(1), z.maxLength(50)) });

export function registerJobs(app: FastifyInstance, services: MediaServices): void {
  app.get<{ Params: { accountId: string }; Querystring: Record<string, unknown> }>(
    JOBS,
    async (request) => {
      const { accountId } = request.params;
      requireSecretKey(await identify(services, request, accountId));
      const types = readBody(asked, { jobType: readTypes(request.query) }).jobType;
      const rows = await findRecentJobs(services.pool, accountId, types, RECENT);
      return { items: rows.map((row) => presentJob(services, row)) };
    },
  );

  app.get<{ Params: OfJob }>(`${JOBS}/:jobType/:jobId`, async (request) =>
    presentJob(services, await findOwnJob(request)),
  );

  app.delete<{ Params: OfJob }>(`${JOBS}/:jobType/:jobId`, async (request) => {
    const { id, accountId } = await findOwnJob(request);
    await cancelJobRow(services.pool, accountId, id);
    services.jobs.cancel(id);
    return {};
  });

  async function findOwnJob(request: FastifyRequest<{ Params: OfJob }>): Promise<JobRow> {
    const { accountId, jobId } = request.params;
    requireSecretKey(await identify(services, request, accountId));
    const type = jobType.safeParse(request.params.jobType).data;
    const known = type !== undefined && JOB_ID.test(jobId);
    const job = known ? await findJob(services.pool, accountId, type, jobId) : null;
    if (!job) throw new MediaError('job_not_found');
    return job;
  }
}

const JOB_ID = /^[0-9A-Z]{26}$/;

/** The published clients number the types, `?0=…&1=…`; others repeat `jobType`. */
function readTypes(query: Record<string, unknown>): unknown[] {
  return Object.entries(query).flatMap(([name, value]) =>
    name === 'jobType' || /^\d{1,2}$/.test(name) ? value : [],
  );
}
