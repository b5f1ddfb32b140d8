import type { GroupRole } from '@arquiba/contract/groups';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { listOwnBans } from './bans/queries.ts';
import { listMemberships } from './queries.ts';
import { listOwnRequests } from './requests/queries.ts';

const ROLES: Record<GroupRole, string> = {
  owner: 'responsável',
  moderator: 'moderação',
  member: 'membro',
};

/** For the export of a person's data. */
export const groupsExport: ExportSection[] = [
  {
    name: 'grupos',
    async collect({ db }, accountId) {
      const rows = await listMemberships(db, accountId);
      return rows.map(({ slug, name, role, joinedAt, muted }) => ({
        ...{ grupo: slug, nome: name, papel: ROLES[role], desde: joinedAt, silenciado: muted },
      }));
    },
  },
  {
    name: 'pedidosParaEntrarEmGrupos',
    async collect({ db }, accountId) {
      const rows = await listOwnRequests(db, accountId);
      return rows.map(({ slug, answers, createdAt }) => ({
        ...{ grupo: slug, feitoEm: createdAt },
        respostas: answers.map(({ question, answer }) => ({
          ...{ pergunta: question, resposta: answer },
        })),
      }));
    },
  },
  {
    name: 'banimentosDeGrupos',
    async collect({ db }, accountId) {
      const rows = await listOwnBans(db, accountId);
      return rows.map(({ slug, reason, until, createdAt }) => ({
        ...{ grupo: slug, motivo: reason, desde: createdAt, ate: until },
      }));
    },
  },
];
