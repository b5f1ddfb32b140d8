import * as z from 'zod/mini';

export const jobType = z.enum([
  'ProcessImageJob',
  'ProcessVideoJob',
  'ProcessAudioJob',
  'AntivirusJob',
  'ResetCacheJob',
  'DeleteFolderBatchJob',
  'DeleteFileBatchJob',
  'CopyFolderBatchJob',
  'CopyFileBatchJob',
]);
export type JobType = z.output<typeof jobType>;

export type JobStatus =
  | 'Created'
  | 'Pending'
  | 'Running'
  | 'Rollback'
  | 'Failed'
  | 'Succeeded'
  | 'Cancelling'
  | 'Cancelled';

/** The answer of a call whose work is done later. */
export interface JobStarted {
  jobId: string;
  jobType: JobType;
  jobUrl: string;
  jobDocs: string;
}

export interface JobError {
  code: string;
  message: string;
  /** ISO 8601. */
  timestamp: string;
  details?: Record<string, unknown>;
}

export interface JobSummary extends JobStarted {
  accountId: string;
  /** Milliseconds since 1970. */
  created: number;
  lastUpdated: number;
  error: JobError | null;
  status: JobStatus;
  summary: Record<string, unknown>;
}

export const resetCache = z.object({
  pattern: z.string().check(z.minLength(2), z.maxLength(600), z.regex(/^\/[^*]*\*?$/)),
  resetEdgeCache: z.boolean(),
  resetPermanentCache: z.boolean(),
});
export type ResetCache = z.output<typeof resetCache>;
