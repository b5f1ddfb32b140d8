import type { ExportSection } from '../../accounts/public/hooks.ts';
import { listOwn } from './queries.ts';

export const savedCardsExport: ExportSection = {
  name: 'cartoesSalvos',
  async collect({ db }, accountId) {
    const rows = await listOwn(db, accountId);
    return rows.map(({ brand, lastDigits, expiryMonth, expiryYear }) => ({
      bandeira: brand,
      final: lastDigits,
      validade: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
    }));
  },
};
