import type {} from '../accounts/public/hooks.ts';
import type { Hooks } from '../platform/context.ts';
import { newId } from '../platform/database/database.ts';
import { notify } from './public/notify.ts';

/** A way to sign in has changed, or was used from a new browser. */
export const tellOfSecurity: Hooks['securityChanged'] = async (tx, services, changed) => {
  const { accountId, title, detail = '' } = changed;
  await notify(services, tx, {
    ...{ recipientIds: [accountId], actorId: null, kind: 'security', title, detail },
    target: `security:${newId(services.clock.now())}`,
    path: '/minha-conta/meus-dados/seguranca',
  });
};
