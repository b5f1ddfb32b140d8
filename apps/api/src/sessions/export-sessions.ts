import type { ExportSection } from '../accounts/public/hooks.ts';
import { listSessions } from '../platform/sessions/own-sessions.ts';

/** For the export of a person's data. */
export const sessionsExport: ExportSection = {
  name: 'sessoes',
  async collect(services, accountId) {
    const sessions = await listSessions(services, accountId);
    return sessions.map(({ userAgent, ip, createdAt, lastUsedAt }) => ({
      ...{ navegador: userAgent, endereco: ip, abertaEm: createdAt, usadaEm: lastUsedAt },
    }));
  },
};
