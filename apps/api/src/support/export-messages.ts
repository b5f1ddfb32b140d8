import type { ExportSection } from '../accounts/public/hooks.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { listOfAccount } from './queries.ts';

const PORTION = 200;

/** For the export of a person's data. */
export const messageExport: ExportSection = {
  name: 'mensagens_ao_atendimento',
  async *collect({ db }, accountId) {
    let before = LARGEST_ID;
    for (;;) {
      const rows = await listOfAccount(db, { accountId, before, limit: PORTION });
      yield rows.map((row) => ({
        protocolo: row.id,
        assunto: row.subject,
        mensagem: row.message,
        pedido: row.orderNumber,
        enviadaEm: row.createdAt,
      }));
      const last = rows.at(-1);
      if (!last || rows.length < PORTION) return;
      before = last.id;
    }
  },
};
