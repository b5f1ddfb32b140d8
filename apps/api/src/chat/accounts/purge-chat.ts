import type { Hooks } from '../../platform/context.ts';
import { filesSentBy } from '../files/queries.ts';
import { takeOut } from '../members/remove-from-conversation.ts';
import { findMembers, lockConversation } from '../seats/queries.ts';
import { deleteSomeAlone, forgetSomeSent, groupsOf } from './queries.ts';

const PORTION = 500;

/**
 * What the person wrote stays for the others, without their name and with its files. Conversations that
 * nobody else has are deleted.
 */
export const purgeChat: Hooks['accountPurged'][number] = async (services, accountId) => {
  const { db, media } = services;
  for (const id of await groupsOf(db, accountId)) {
    await db.transaction(async (tx) => {
      const conversation = await lockConversation(tx, id);
      const members = conversation ? await findMembers(tx, id) : [];
      if (!conversation || !members.some((each) => each.accountId === accountId)) return;
      const leaving = { personId: accountId, actorId: accountId };
      await takeOut(tx, services, { conversation, members }, leaving);
    });
  }
  while ((await deleteSomeAlone(db, accountId, PORTION)) > 0);
  while ((await forgetSomeSent(db, accountId, PORTION)) > 0);
  await media.removeFolder(`/messages/${accountId}`, await filesSentBy(db, accountId));
};
