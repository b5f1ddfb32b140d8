import { ApiError } from '@arquiba/contract/errors';
import { recordDeed } from '../../audit/public/record-deed.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isEmailConfirmed, noteEmailConfirmed } from '../email-confirmation-queries.ts';
import { lockForRoles } from '../role-queries.ts';
import { findStandingByEmail } from '../status-queries.ts';
import { changeRoles } from './change-roles.ts';
import { changeStatus, isLastAdministrator } from './change-status.ts';

// The operator's changes of accounts, by e-mail. Only the command line calls these: no route does.

type Needs = Pick<Services, 'db' | 'clock' | 'realtime' | 'hooks'>;

/** Hidden at once; sessions and sockets end, also in other processes. */
export async function blockAccount(services: Needs, email: string): Promise<void> {
  const { id, status } = await find(services, email);
  if (status === 'blocked') refuse(`A conta ${email} já está bloqueada.`);
  if (status === 'deleted') refuse(deleted(email));
  await services.db.transaction(async (tx) => {
    if (await isLastAdministrator(tx, id)) refuse(LAST_ADMIN);
    await changeStatus(services, tx, id, { from: 'active', to: 'blocked' });
    await recordDeed(tx, services, { action: 'account.block', subject: { kind: 'account', id } });
  });
}

export async function unblockAccount(services: Needs, email: string): Promise<void> {
  const { id, status } = await find(services, email);
  if (status !== 'blocked') refuse(`A conta ${email} não está bloqueada.`);
  await services.db.transaction(async (tx) => {
    await changeStatus(services, tx, id, { from: 'blocked', to: 'active' });
    await recordDeed(tx, services, { action: 'account.unblock', subject: { kind: 'account', id } });
  });
}

export async function grantAdminTo(services: Needs, email: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await lockFound(tx, email);
    if (found.status === 'blocked') refuse(`A conta ${email} está bloqueada; desbloqueie-a antes.`);
    if (found.status === 'deleted') refuse(deleted(email));
    const wanted = [...found.roles, 'administrator' as const];
    if (!(await changeRoles(tx, services, found, wanted)))
      refuse(`A conta ${email} já administra.`);
  });
}

/** Returns whether nobody administers any more: the command line can always appoint one again. */
export async function revokeAdminOf(services: Needs, email: string): Promise<{ last: boolean }> {
  return services.db.transaction(async (tx) => {
    const found = await lockFound(tx, email);
    const last = await isLastAdministrator(tx, found.id);
    const wanted = found.roles.filter((role) => role !== 'administrator');
    if (!(await changeRoles(tx, services, found, wanted)))
      refuse(`A conta ${email} não administra.`);
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
  await services.db.transaction(async (tx) => {
    await noteEmailConfirmed(tx, id, services.clock.now());
    const deed = { action: 'account.confirm-email', subject: { kind: 'account', id } } as const;
    await recordDeed(tx, services, deed);
  });
}

const LAST_ADMIN =
  'Esta é a única conta que administra: dê o papel a outra com grant-admin, ou tire-o com revoke-admin.';
const deleted = (email: string) => `A conta ${email} foi excluída por quem a criou.`;

async function find({ db }: Pick<Services, 'db'>, email: string) {
  return (await findStandingByEmail(db, email)) ?? unknown(email);
}

function unknown(email: string): never {
  throw new ApiError('not_found', { message: `Nenhuma conta tem o e-mail ${email}.` });
}

async function lockFound(tx: Transaction, email: string) {
  return (await lockForRoles(tx, email)) ?? unknown(email);
}

function refuse(message: string): never {
  throw new ApiError('not_allowed', { message });
}
