import type { ExportSection } from '../accounts/public/hooks.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { findFrequency } from './digests/digest-queries.ts';
import { listTold } from './queries.ts';
import { listPreferences } from './settings-queries.ts';

const OFTEN = { off: 'nunca', daily: 'por dia', weekly: 'por semana' };
const FROM = { everyone: 'de todos', followed: 'de quem sigo', nobody: 'de ninguém' };

/** For the export of a person's data. */
export const noticesExport: ExportSection[] = [
  {
    name: 'notificacoes',
    async *collect({ db }, accountId) {
      const portions = inPortions(
        (portion) => listTold(db, { accountId, ...portion }),
        (row) => row.id,
      );
      for await (const rows of portions) {
        yield rows.map(({ kind, title, detail, path, createdAt, reading }) => ({
          ...{ tipo: kind, titulo: title, texto: detail, pagina: path, em: createdAt },
          lida: reading !== '0',
        }));
      }
    },
  },
  {
    name: 'escolhas_de_notificacoes',
    async collect({ db }, accountId) {
      const rows = await listPreferences(db, accountId);
      return rows.map(({ subject, site, push, mail }) => ({
        ...{ assunto: subject, no_site: FROM[site], por_push: push, por_email: mail },
      }));
    },
  },
  {
    name: 'resumo_por_email',
    async collect({ db }, accountId) {
      return [{ frequencia: OFTEN[await findFrequency(db, accountId)] }];
    },
  },
];
