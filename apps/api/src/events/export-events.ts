import type { ExportSection } from '../accounts/public/hooks.ts';
import { listAnswersOf, listOrganised } from './export-queries.ts';

const ANSWERS = { going: 'vou', maybe: 'talvez', no: 'não vou', waiting: 'na lista de espera' };

/** For the export of a person's data. */
export const eventsExport: ExportSection[] = [
  {
    name: 'eventos',
    async collect({ db }, accountId) {
      const rows = await listOrganised(db, accountId);
      return rows.map(({ slug, title, description, sport, ...row }) => ({
        ...{ evento: slug, titulo: title, descricao: description, esporte: sport },
        ...{ inicio: row.ruleStart, fuso: row.timeZone, lugar: row.place, lugares: row.capacity },
        ...{ mapa: row.mapUrl, online: row.onlineUrl, repeticao: row.repetition },
        ...{ criado: row.createdAt, cancelado: row.cancelled },
      }));
    },
  },
  {
    name: 'respostas_a_eventos',
    async collect({ db }, accountId) {
      const rows = await listAnswersOf(db, accountId);
      return rows.map(({ slug, title, startsAt, answer, guests }) => ({
        ...{ evento: slug, titulo: title, data: startsAt, resposta: ANSWERS[answer] },
        acompanhantes: guests,
      }));
    },
  },
];
