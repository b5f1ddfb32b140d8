import { COPY_DAYS } from '@arquiba/contract/privacy';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { listNamesOf, listOwnMoments, listSeenBy } from './export-queries.ts';

/** For the export of a person's data. */
export const momentsExport: ExportSection[] = [
  {
    name: 'moments',
    async *collect({ db, media, passes }, accountId) {
      const portions = inPortions(
        (portion) => listOwnMoments(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        yield rows.map(({ id, audience, stickers, createdAt, expiresAt, keptAt, ...row }) => {
          const holder = { kind: 'moment', id, viewerId: accountId } as const;
          const pass = passes.issue(row.media.path, holder, 24 * COPY_DAYS);
          const { url, mime, alt } = presentFile(media, row.media, pass);
          return {
            ...{ id, para: audience, arquivo: { endereco: url, tipo: mime, descricao: alt } },
            ...{ adesivos: stickers, criadoEm: createdAt, expiraEm: expiresAt },
            guardadoEm: keptAt,
            conquista: row.title && {
              ...{ titulo: row.title, data: row.achievedOn, competicao: row.competition },
              ...{ lugar: row.place, medalha: row.medal },
            },
          };
        });
      }
    },
  },
  {
    name: 'momentsVistos',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listSeenBy(db, { accountId, ...portion }),
        (row) => row.momentId,
      );
      for await (const rows of portions) {
        yield rows.map(({ momentId, seenAt, reaction, choice }) => ({
          ...{ moment: momentId, em: seenAt, reacao: reaction, voto: choice },
        }));
      }
    },
  },
  {
    name: 'listasDeMoments',
    collect: async ({ db }, accountId) => ({
      amigosProximos: await listNamesOf(db, accountId, 'close'),
      silenciados: await listNamesOf(db, accountId, 'muted'),
    }),
  },
];
