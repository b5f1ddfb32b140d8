import type { MutedWord } from '@arquiba/contract/safety';
import type { SessionContext } from '../platform/context.ts';
import { listWords } from '../profiles/public/mute-edge.ts';

export async function presentWords({
  db,
  clock,
  viewer,
}: SessionContext): Promise<{ items: MutedWord[] }> {
  const rows = await listWords(db, viewer.accountId, clock.now());
  return {
    items: rows.map(({ spelling, until }) => ({
      ...{ word: spelling, until: until?.toISOString() ?? null },
    })),
  };
}
