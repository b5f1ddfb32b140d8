import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/group-members';
import type { Operation } from '../../platform/calls/operation.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from '../../platform/sessions/secret-token.ts';
import { deleteInvitation, deleteRequest } from '../entry-queries.ts';
import { findPageBySlug } from '../find-by-slug.ts';
import { lockGroup } from '../lock-group.ts';
import { logDeed } from '../log/log-deed.ts';
import { addMember } from '../membership-queries.ts';
import { presentGroupPage } from '../present-group.ts';
import { refuseBanned } from '../public/refuse-banned.ts';
import { requireRight, requireRole } from '../public/require-right.ts';
import { deleteLink, findByLink, insertLink, listLinks, useLink } from './queries.ts';

const DAY_MS = 24 * 3_600_000;

export const listGroupLinks: Operation<typeof contract.listGroupLinks> = async (
  context,
  { slug },
) => {
  const { id } = await requireRight(context, slug, 'moderate');
  const rows = await listLinks(context.db, id, context.clock.now());
  return { items: rows.map(presentLink) };
};

export const createGroupLink: Operation<typeof contract.createGroupLink> = async (
  context,
  { slug, days, mostUses },
) => {
  const { db, clock, viewer } = context;
  const { id: groupId } = await requireRight(context, slug, 'moderate');
  const createdAt = clock.now();
  const token = newSecretToken();
  const row = {
    ...{ id: newId(createdAt), groupId, tokenHash: secretTokenHash(token), createdAt, mostUses },
    ...{ endsAt: new Date(createdAt.getTime() + days * DAY_MS), uses: 0 },
  };
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, viewer.accountId);
    requireRole('moderate', group, viewer.accountId);
    await insertLink(tx, row);
    await logDeed(context, { tx, group }, 'link-created');
  });
  return { ...presentLink(row), path: `/grupo/convite/${token}` };
};

export const revokeGroupLink: Operation<typeof contract.revokeGroupLink> = async (
  context,
  { slug, id },
) => {
  const { db, viewer } = context;
  const { id: groupId } = await requireRight(context, slug, 'moderate');
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, viewer.accountId);
    requireRole('moderate', group, viewer.accountId);
    if (!(await deleteLink(tx, groupId, id))) throw linkGone();
    await logDeed(context, { tx, group }, 'link-revoked');
  });
};

export const getGroupByLink: Operation<typeof contract.getGroupByLink> = async (
  context,
  { token },
) => {
  const { slug } = await findLinked(context, token);
  return presentGroupPage(context, await findPageBySlug(context, slug));
};

/** Who is already a member uses up nothing. */
export const joinGroupByLink: Operation<typeof contract.joinGroupByLink> = async (
  context,
  { token },
) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { groupId, slug } = await findLinked(context, token);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, accountId);
    if (group.roleOf(accountId)) return;
    await refuseBanned(tx, groupId, accountId, now);
    if (!(await useLink(tx, secretTokenHash(token), now))) throw linkGone();
    await deleteRequest(tx, groupId, accountId);
    await deleteInvitation(tx, groupId, accountId);
    await addMember(tx, groupId, accountId, now);
  });
  return { slug };
};

async function findLinked({ db, clock }: Context, token: string) {
  const found = await findByLink(db, secretTokenHash(token), clock.now());
  if (!found) throw linkGone();
  return found;
}

function linkGone(): ApiError {
  return new ApiError('not_found', { message: 'Este convite não vale mais.' });
}

function presentLink(row: Awaited<ReturnType<typeof listLinks>>[number]) {
  const { id, createdAt, endsAt, uses, mostUses } = row;
  return {
    ...{ id, uses, mostUses },
    ...{ createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
