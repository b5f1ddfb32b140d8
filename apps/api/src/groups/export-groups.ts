import type { ExportSection } from '../accounts/public/hooks.ts';
import { listMemberships } from './queries.ts';

/** For the export of a person's data. */
export const groupsExport: ExportSection = {
  name: 'grupos',
  async collect({ db }, accountId) {
    const rows = await listMemberships(db, accountId);
    return rows.map(({ slug, name, role, joinedAt }) => ({
      ...{ grupo: slug, nome: name },
      papel: role === 'owner' ? 'responsável' : 'membro',
      desde: joinedAt,
    }));
  },
};
