import type { ExportSection } from '../accounts/public/hooks.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { listBlocks } from '../profiles/public/block-edge.ts';
import { listMutes, listWords } from '../profiles/public/mute-edge.ts';
import { listReports } from './queries.ts';

const ALL = 10_000;

/** For the copy of one's data. */
export const safetyExport: ExportSection = {
  name: 'seguranca_entre_pessoas',
  async collect({ db, clock }, accountId) {
    const all = { before: LARGEST_ID, limit: ALL };
    const [blocked, muted, words, reports] = await Promise.all([
      listBlocks(db, { blockerId: accountId, ...all }),
      listMutes(db, { muterId: accountId, now: clock.now(), ...all }),
      listWords(db, accountId, clock.now()),
      listReports(db, accountId, ALL),
    ]);
    return {
      bloqueados: blocked.map(({ username }) => username),
      silenciados: muted.map(({ username, until }) => ({ usuario: username, ate: until })),
      palavrasSilenciadas: words.map(({ spelling, until }) => ({ palavra: spelling, ate: until })),
      denuncias: reports.map(({ kind, reason, note, createdAt }) => ({
        ...{ sobre: kind, motivo: reason, explicacao: note, feitaEm: createdAt },
      })),
    };
  },
};
