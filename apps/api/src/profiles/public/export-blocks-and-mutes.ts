import type { Services } from '../../platform/context.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { listBlocks } from '../blocks/queries.ts';
import { listMutes, listWords } from '../mutes/queries.ts';

const ALL = 10_000;

/** For the export of a person's data, next to their reports. */
export async function exportBlocksAndMutes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
) {
  const all = { before: LARGEST_ID, limit: ALL };
  const now = clock.now();
  const [blocked, muted, words] = await Promise.all([
    listBlocks(db, { blockerId: accountId, ...all }),
    listMutes(db, { muterId: accountId, now, ...all }),
    listWords(db, accountId, now),
  ]);
  return {
    bloqueados: blocked.map(({ username }) => username),
    silenciados: muted.map(({ username, until }) => ({ usuario: username, ate: until })),
    palavrasSilenciadas: words.map(({ spelling, until }) => ({ palavra: spelling, ate: until })),
  };
}
