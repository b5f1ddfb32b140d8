import { findOwnRecord, listEmailChanges } from './export-queries.ts';
import type { ExportSection } from './public/hooks.ts';
import { listConsents } from './public/list-consents.ts';

/** For the export of a person's data. */
export const accountExport: ExportSection[] = [
  {
    name: 'conta',
    async collect({ db }, accountId) {
      const row = await findOwnRecord(db, accountId);
      return (
        row && {
          id: row.id,
          tipo: row.type,
          subtipo: row.subtype,
          nome: row.name,
          nomeSocial: row.socialName,
          [row.document.length === 11 ? 'cpf' : 'cnpj']: row.document,
          email: row.email,
          emailConfirmadoEm: row.emailConfirmedAt,
          whatsapp: row.whatsapp,
          nascimento: row.birthDate,
          situacao: row.status,
          papeis: row.roles,
          criadaEm: row.createdAt,
        }
      );
    },
  },
  {
    name: 'consentimentos',
    async collect({ db }, accountId) {
      const rows = await listConsents(db, accountId);
      return rows.map(({ document, version, acceptedAt }) => ({
        ...{ documento: document, versao: version, aceitoEm: acceptedAt },
      }));
    },
  },
  {
    name: 'trocasDeEmail',
    async collect({ db }, accountId) {
      const rows = await listEmailChanges(db, accountId);
      return rows.map((row) => ({
        novoEmail: row.newEmail,
        pedidaEm: row.sentAt,
        confirmadaNoEnderecoAntigoEm: row.oldConfirmedAt,
        confirmadaNoEnderecoNovoEm: row.newConfirmedAt,
        encerradaEm: row.closedAt,
      }));
    },
  },
];
