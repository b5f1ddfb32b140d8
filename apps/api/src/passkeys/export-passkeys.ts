import type { ExportSection } from '../accounts/public/hooks.ts';
import { listOwnPasskeys } from './queries.ts';

/** For the export of a person's data. */
export const passkeysExport: ExportSection = {
  name: 'chavesDeAcesso',
  async collect({ db }, accountId) {
    const passkeys = await listOwnPasskeys(db, accountId);
    return passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      ...{ nome: name, criadaEm: createdAt, usadaEm: lastUsedAt },
    }));
  },
};
