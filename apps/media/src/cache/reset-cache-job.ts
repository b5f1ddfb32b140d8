import { resetCache } from '@arquiba/media-contract/provider-jobs';
import * as z from 'zod/mini';
import { findFiles } from '../files/queries.ts';
import { scanContent } from '../files/scan-files.ts';
import { rightAfter } from '../files/tree-scan.ts';
import { counter, defineJob } from '../jobs/job-kind.ts';
import { readPattern } from './cache-pattern.ts';

const PORTION = 200;

const place = z.nullable(z.object({ after: z.string() }));
const counts = z.object({ files: counter });

/**
 * Forgets what was made from files; it is made again when somebody asks for it. In front of us there
 * is no cache of ours, and what browsers keep is theirs: there is nothing to do for the edge.
 */
export const resetCacheJob = defineJob({
  type: 'ResetCacheJob',
  task: resetCache,
  async run({ pool, derivatives }, { pattern, resetPermanentCache }, job) {
    const { accountId } = job;
    const target = resetPermanentCache ? readPattern(pattern) : null;
    let { files } = counts.parse(job.summary);
    if (target?.kind === 'file') {
      const rows = await findFiles(pool, accountId, [target.path]);
      await derivatives.forget(rows.flatMap((row) => [row.storageKey, row.posterKey ?? []].flat()));
      files = rows.length;
    }
    let after = place.parse(job.checkpoint)?.after ?? null;
    while (target?.kind === 'prefix') {
      job.signal.throwIfAborted();
      const from = after === null ? target.prefix : rightAfter(after);
      const found = await scanContent(pool, accountId, { ...target, from, limit: PORTION });
      await derivatives.forget(found.flatMap((file) => file.keys));
      files += found.length;
      after = found.at(-1)?.path ?? after;
      if (after !== null) await job.note(pool, { summary: { files }, checkpoint: { after } });
      if (found.length < PORTION) break;
    }
    await job.note(pool, { summary: { files, progress: 1 } });
  },
});
