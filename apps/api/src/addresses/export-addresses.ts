import { formatCep } from '@arquiba/brazil/cep';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { listOfAccount } from './queries.ts';

/** For the export of a person's data. */
export const addressExport: ExportSection = {
  name: 'enderecos',
  async collect({ db }, accountId) {
    const rows = await listOfAccount(db, accountId);
    return rows.map((row) => ({
      tipo: row.type,
      titulo: row.title,
      cep: formatCep(row.cep),
      rua: row.road,
      numero: row.number,
      complemento: row.complement,
      bairro: row.district,
      cidade: row.city,
      uf: row.uf,
      referencia: row.reference,
      principal: row.isDefault,
      cadastradoEm: row.createdAt,
    }));
  },
};
