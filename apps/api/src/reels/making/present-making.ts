import type { ReelMaking } from '@arquiba/contract/reel-making';
import type { SessionContext } from '../../platform/context.ts';
import { countBefore } from './queries.ts';
import type { MakingRow } from './tables.ts';

export async function presentMaking(
  services: Pick<SessionContext, 'db' | 'media'>,
  row: MakingRow,
): Promise<ReelMaking> {
  const { id, text, state, postId, problem } = row;
  const createdAt = row.createdAt.toISOString();
  return { id, text, createdAt, state, postId, problem, ...(await progressOf(services, row)) };
}

async function progressOf(
  { db, media }: Pick<SessionContext, 'db' | 'media'>,
  { id, state, job }: MakingRow,
): Promise<Pick<ReelMaking, 'progress' | 'before' | 'seconds'>> {
  if (state !== 'making') return { ...ENDED, progress: state === 'published' ? 1 : 0 };
  // Until it has reached the media service, it is behind those that have.
  if (job === null) return { ...ENDED, progress: 0, before: await countBefore(db, id) };
  const cut = await media.cutState(job);
  if (cut.state !== 'making') return { ...ENDED, progress: 1 };
  return { progress: cut.progress, before: cut.before, seconds: cut.seconds };
}

const ENDED = { before: 0, seconds: null };
