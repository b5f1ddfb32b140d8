import type { ReelMaking } from '@arquiba/contract/reel-making';
import type { SessionContext } from '../../platform/context.ts';
import type { MakingRow } from './tables.ts';

export async function presentMaking(
  { media }: Pick<SessionContext, 'media'>,
  { id, state, job, postId, problem }: MakingRow,
): Promise<ReelMaking> {
  const cut = state === 'making' && job !== null ? await media.cutState(job) : null;
  const progress = cut?.state === 'making' ? cut.progress : cut || state === 'published' ? 1 : 0;
  return { id, state, progress, postId, problem };
}
