import { type Role, roleTitles } from '@arquiba/contract/permissions';
import { cleanName } from '@arquiba/contract/person-name';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../platform/moment-in-brazil.ts';

interface ChangedRoles {
  name: string;
  roles: readonly Role[];
  /** Whether the account has the second factor that roles need. */
  active: boolean;
  changedAt: Date;
  site: URL;
}

/** To a person whose roles somebody has changed. */
export function rolesMail({ name, roles, active, changedAt, site }: ChangedRoles) {
  const list = roles.map((role) => roleTitles[role]).join(', ');
  const now = list === '' ? 'Você não faz mais parte da equipe.' : `Seus papéis agora: ${list}.`;
  const isWaiting = roles.length > 0 && !active;
  return layOutMail({
    subject: 'Seus papéis na equipe mudaram',
    site,
    because: 'Você recebe este aviso sempre que alguém muda o que a sua conta pode fazer.',
    blocks: [
      { heading: 'Seus papéis na equipe mudaram' },
      { paragraph: `Olá, ${cleanName(name)}. ${now}` },
      { paragraph: momentInBrazil(changedAt) },
      ...(isWaiting
        ? [{ paragraph: 'Eles valem quando a verificação em duas etapas estiver ativada.' }]
        : []),
      ...(roles.length > 0
        ? [
            {
              button: { label: 'Abrir a administração', url: new URL('/administracao', site).href },
            },
          ]
        : []),
    ],
  });
}
