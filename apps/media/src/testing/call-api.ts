import type { FileDetails } from '@arquiba/media-contract/provider';
import type { FolderDetails, FolderListing } from '@arquiba/media-contract/provider-folders';
import type { JobSummary } from '@arquiba/media-contract/provider-jobs';
import { expect } from 'vitest';
import type { RunningMedia } from './start-media.ts';

/** Whatever an answer may hold; each test knows which. */
export interface AnyBody
  extends Omit<FileDetails & FolderDetails & FolderListing & JobSummary, 'error' | 'items'> {
  items: (FolderListing['items'][number] & JobSummary & { filePath: string })[];
  error: { code: string; message: string; details: Record<string, unknown> };
}

export interface Call {
  key?: string;
  token?: string;
  account?: string;
}

/** Calls the provider API of a media service with a key, and perhaps a token besides. */
export function createCaller(media: RunningMedia, ownKey: string) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    { key = ownKey, token, account = media.accountId }: Call = {},
  ) {
    const answer = await fetch(`${media.origin}/v2/accounts/${account}${path}`, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(token && { 'authorization-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: JSON.parse(text) as AnyBody };
  }

  /** Until the job has ended, in whatever way. */
  async function ended({ jobType, jobId }: { jobType: string; jobId: string }) {
    for (;;) {
      const { body } = await call('GET', `/jobs/${jobType}/${jobId}`);
      if (/^(Failed|Succeeded|Cancelled)$/.test(body.status)) return body as unknown as JobSummary;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Does what takes a job, and waits for it to succeed. */
  async function done(method: string, path: string, body: unknown): Promise<JobSummary> {
    const started = await call(method, path, body);
    expect(started).toMatchObject({ status: 200 });
    const job = await ended(started.body);
    expect(job).toMatchObject({ status: 'Succeeded', error: null });
    return job;
  }

  return { call, ended, done };
}
