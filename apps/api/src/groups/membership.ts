import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/groups';
import { notify } from '../notifications/public/notify.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { violates } from '../platform/database/database.ts';
import { endMembership, tellStanding, topicOf } from './end-membership.ts';
import { deleteInvitation, deleteRequest, insertRequest } from './entry-queries.ts';
import { findBySlug } from './find-by-slug.ts';
import { lockGroup } from './lock-group.ts';
import { addMember, LAST_OWNER, listModerators, setMuted } from './membership-queries.ts';
import { refuseBanned } from './public/refuse-banned.ts';
import { refusal } from './public/require-right.ts';

/** Joining and asking count once, however often they are sent. */
export const joinGroup: Operation<typeof contract.joinGroup> = async (
  context,
  { slug, answers = [] },
) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { id, role, members } = await findBySlug(context, slug);
  if (role) return { joined: true, request: 'none', memberCount: members };
  const now = clock.now();
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, id, accountId);
    await refuseBanned(tx, id, accountId, now);
    const invited = await deleteInvitation(tx, id, accountId);
    if (group.access === 'open' || invited) {
      await deleteRequest(tx, id, accountId);
      const memberCount = await addMember(tx, id, accountId, now);
      // Their open page shows what was hidden from them, and what members can do.
      await tellStanding(context, tx, group, accountId);
      return { joined: true, request: 'none', memberCount };
    }
    const answered = readAnswers(group.questions, answers);
    const isNew = await insertRequest(tx, {
      ...{ groupId: id, accountId, answers: answered, createdAt: now },
    });
    if (isNew) {
      await notify(context, tx, {
        ...{ kind: 'group-asked', actorId: accountId, target: topicOf(id), topic: topicOf(id) },
        ...{ title: group.name, path: `/grupo/${group.slug}/moderacao` },
        recipientIds: await listModerators(tx, id),
      });
    }
    return { joined: false, request: 'pending', memberCount: null };
  });
};

export const leaveGroup: Operation<typeof contract.leaveGroup> = async (context, { slug }) => {
  const { id } = await findBySlug(context, slug);
  try {
    const memberCount = await leave(context, id);
    return { joined: false, request: 'none', memberCount };
  } catch (error) {
    if (!violates(error, LAST_OWNER)) throw error;
    throw new ApiError('not_allowed', {
      message: 'Você é a única pessoa responsável por este grupo e não pode sair dele.',
    });
  }
};

function leave(context: SessionContext, groupId: string): Promise<number | null> {
  const { accountId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, accountId);
    await deleteRequest(tx, groupId, accountId);
    await deleteInvitation(tx, groupId, accountId);
    const members = await endMembership(context, tx, group, accountId);
    return group.access === 'open' ? members : null;
  });
}

export const muteGroup: Operation<typeof contract.muteGroup> = async (context, { slug, muted }) => {
  const { id } = await findBySlug(context, slug);
  if (!(await setMuted(context.db, id, context.viewer.accountId, muted))) throw refusal('post');
};

function readAnswers(questions: readonly string[], answers: readonly string[]) {
  const missing = questions.flatMap((_, index) => (answers[index] ? [] : [`answers.${index}`]));
  if (missing.length > 0) {
    throw invalidInput(
      Object.fromEntries(missing.map((field) => [field, 'Responda a esta pergunta'])),
    );
  }
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
}
