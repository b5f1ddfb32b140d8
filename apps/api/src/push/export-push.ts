import type { ExportSection } from '../accounts/public/hooks.ts';
import { presentPushSettings } from './present-push-settings.ts';
import { findSetting, listSubscriptions } from './queries.ts';

/** For the export of a person's data: which browsers get pushes, without their addresses and keys. */
export const pushExport: ExportSection[] = [
  {
    name: 'aparelhos_com_avisos',
    async collect({ db }, accountId) {
      const rows = await listSubscriptions(db, accountId);
      return rows.map(({ endpoint, createdAt, lastUsedAt }) => ({
        ...{ servico: new URL(endpoint).hostname, desde: createdAt, usado_em: lastUsedAt },
      }));
    },
  },
  {
    name: 'escolhas_de_avisos',
    async collect({ db }, accountId) {
      const { showText, messages, quiet } = presentPushSettings(await findSetting(db, accountId));
      return {
        ...{ mostrar_texto: showText, mensagens: messages },
        silencio: quiet && { de: quiet.from, ate: quiet.to, fuso: quiet.timeZone },
      };
    },
  },
];
