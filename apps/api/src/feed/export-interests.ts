import { SPORTS } from '@arquiba/contract/interests';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { findSports } from './interest-queries.ts';

/** For the export of a person's data. */
export const interestsExport: ExportSection = {
  name: 'esportesEscolhidos',
  async *collect({ db }, accountId) {
    const sports = await findSports(db, accountId);
    if (sports.length > 0) yield sports.map((sport) => SPORTS[sport]);
  },
};
