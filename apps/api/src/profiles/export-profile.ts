import type { ExportSection } from '../accounts/public/hooks.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { findProfileByAccount } from './queries.ts';
import { listFormer } from './username-queries.ts';

/** For the export of a person's data. */
export const profileExport: ExportSection = {
  name: 'perfil',
  async collect({ db, media }, accountId) {
    const [row, former] = await Promise.all([
      findProfileByAccount(db, accountId),
      listFormer(db, accountId),
    ]);
    return (
      row && {
        usuario: row.username,
        nome: row.displayName,
        tipo: row.type,
        categoria: row.category,
        bio: row.bio,
        cidade: row.city,
        links: row.links.map(({ label, url }) => ({ nome: label, endereco: url })),
        privado: row.private,
        privado_por_escolha: row.privateByChoice,
        usuarios_anteriores: former.map(({ username, leftAt }) => ({
          usuario: username,
          ate: leftAt,
        })),
        verificado: row.verified,
        avatar: row.avatar && presentFile(media, row.avatar).url,
        capa: row.cover && presentFile(media, row.cover).url,
        desde: row.createdAt,
      }
    );
  },
};
