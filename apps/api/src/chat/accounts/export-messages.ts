import type { ExportSection } from '../../accounts/public/hooks.ts';
import { findSettings } from '../settings/queries.ts';
import { listSent } from './queries.ts';

const PORTION = 500;
const KINDS = { direct: 'com uma pessoa', group: 'com várias pessoas', shop: 'com a loja' };

/** For the export of a person's data: what they wrote, not what others wrote to them. */
export const chatExport: ExportSection[] = [
  {
    name: 'mensagens',
    async *collect({ db }, accountId) {
      let after = { conversationId: '0', seq: 0 };
      for (;;) {
        const rows = await listSent(db, { accountId, after, limit: PORTION });
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(({ conversationId, kind, title, text, files, createdAt, editedAt }) => ({
          ...{ conversa: conversationId, tipo: KINDS[kind], nome: title, texto: text },
          ...{ arquivos: files, enviadaEm: createdAt, editadaEm: editedAt },
        }));
        after = { conversationId: last.conversationId, seq: last.seq };
      }
    },
  },
  {
    name: 'preferenciasDeMensagens',
    collect: ({ db }, accountId) => findSettings(db, accountId),
  },
];
