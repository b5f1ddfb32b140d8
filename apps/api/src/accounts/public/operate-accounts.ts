import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import { isEmailConfirmed, noteEmailConfirmed } from '../email-confirmation-queries.ts';
import { setRole } from '../queries.ts';
import { findStandingByEmail } from '../status-queries.ts';
import { changeStatus, isLastAdmin } from './change-status.ts';

// The operator's changes of accounts, by e-mail. Only the command line calls these: no route does.

type Needs = Pick<Services, 'db' | 'realtime' | 'hooks'>;

/** Hidden at once; sessions and sockets end, also in other processes. */
export async function blockAccount(services: Needs, email: string): Promise<void> {
  const { id, status } = await find(services, email);
  if (status === 'blocked') refuse(`A conta ${email} já está bloqueada.`);
  if (status === 'deleted') refuse(deleted(email));
  await services.db.transaction(async (tx) => {
    if (await isLastAdmin(tx, id)) refuse(LAST_ADMIN);
    await changeStatus(services, tx, id, { from: 'active', to: 'blocked' });
  });
}

export async function unblockAccount(services: Needs, email: string): Promise<void> {
  const { id, status } = await find(services, email);
  if (status !== 'blocked') refuse(`A conta ${email} não está bloqueada.`);
  await services.db.transaction((tx) =>
    changeStatus(services, tx, id, { from: 'blocked', to: 'active' }),
  );
}

export async function grantAdminTo(services: Needs, email: string): Promise<void> {
  const { id, status, role } = await find(services, email);
  if (status === 'blocked') refuse(`A conta ${email} está bloqueada; desbloqueie-a antes.`);
  if (status === 'deleted') refuse(deleted(email));
  if (role === 'admin') refuse(`A conta ${email} já administra.`);
  await setRole(services.db, id, 'admin');
}

/** Returns whether there is no admin left: the command line can always appoint one again. */
export async function revokeAdminOf(services: Needs, email: string): Promise<{ last: boolean }> {
  const { id, role } = await find(services, email);
  if (role !== 'admin') refuse(`A conta ${email} não administra.`);
  return services.db.transaction(async (tx) => {
    const last = await isLastAdmin(tx, id);
    await setRole(tx, id, 'member');
    return { last };
  });
}

/** For a person whose e-mail the staff has verified otherwise. */
export async function confirmEmailOf(
  services: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const { id, status } = await find(services, email);
  if (status === 'deleted') refuse(deleted(email));
  if (await isEmailConfirmed(services.db, id)) refuse(`O e-mail ${email} já está confirmado.`);
  await services.db.transaction((tx) => noteEmailConfirmed(tx, id, services.clock.now()));
}

const LAST_ADMIN =
  'Esta é a única conta que administra: dê o papel a outra com grant-admin, ou tire-o com revoke-admin.';
const deleted = (email: string) => `A conta ${email} foi excluída por quem a criou.`;

async function find({ db }: Pick<Services, 'db'>, email: string) {
  const account = await findStandingByEmail(db, email);
  if (account) return account;
  throw new ApiError('not_found', { message: `Nenhuma conta tem o e-mail ${email}.` });
}

function refuse(message: string): never {
  throw new ApiError('not_allowed', { message });
}
