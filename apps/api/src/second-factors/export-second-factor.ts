import type { ExportSection } from '../accounts/public/hooks.ts';
import { countRecoveryCodes, findFactor } from './queries.ts';

/** For the export of a person's data. */
export const secondFactorExport: ExportSection = {
  name: 'verificacaoEmDuasEtapas',
  async collect({ db }, accountId) {
    const ativadaEm = (await findFactor(db, accountId))?.enabledAt;
    if (!ativadaEm) return null;
    return { ativadaEm, codigosDeRecuperacaoSemUso: await countRecoveryCodes(db, accountId) };
  },
};
