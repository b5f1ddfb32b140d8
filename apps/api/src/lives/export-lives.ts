import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { listChaptersOf } from './chapter-queries.ts';
import { listOwnLives, listOwnMessages } from './export-queries.ts';

/** For the export of a person's data. */
export const livesExport: ExportSection[] = [
  {
    name: 'lives',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listOwnLives(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        const chapters = await listChaptersOf(
          db,
          rows.map(({ id }) => id),
        );
        yield rows.map((row) => ({
          ...{ id: row.id, titulo: row.title, descricao: row.description, esporte: row.sport },
          ...{ evento: row.eventSlug, para: row.audience, criadaEm: row.createdAt },
          ...{ marcadaPara: row.startsAt, comecouEm: row.startedAt, terminouEm: row.endedAt },
          ...{ duracaoEmMs: row.durationMs, gravacao: row.replay },
          capitulos: chapters
            .filter(({ liveId }) => liveId === row.id)
            .map(({ atMs, title }) => ({ emMs: atMs - row.cutMs, titulo: title })),
        }));
      }
    },
  },
  {
    name: 'mensagensEmLives',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listOwnMessages(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        yield rows.map(({ liveId, text, createdAt }) => ({
          live: liveId,
          texto: text,
          em: createdAt,
        }));
      }
    },
  },
];
