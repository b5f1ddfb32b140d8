import { listListeners } from '../../groups/public/moderation.ts';
import { listToldOfPost, notify } from '../../notifications/public/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { groupPostShown } from '../public/topics.ts';
import { findShownInGroup } from './queries.ts';

/** What is older, such as an imported post, is no news. */
const NEWS_MS = 24 * 3_600_000;
const PORTION = 1000;

/** Tells the members of a group of a post in it. A job, because a group may have thousands. */
export const tellGroupJob = defineJob(
  'posts.tell-group',
  { on: groupPostShown, timeoutSeconds: 300 },
  async (services, { postId, at }) => {
    if (services.clock.now().getTime() - new Date(at).getTime() > NEWS_MS) return;
    await services.db.transaction((tx) => tellGroup(services, tx, postId));
  },
);

/** Who has another notice of the post, such as a mention, gets no second one. */
async function tellGroup(services: Services, tx: Transaction, postId: string): Promise<void> {
  const found = await findShownInGroup(tx, postId);
  if (!found) return;
  const { groupId, groupName, authorId } = found;
  const told = new Set(await listToldOfPost(tx, postId));
  const members = (await listListeners(tx, groupId)).filter((id) => !told.has(id));
  for (let start = 0; start < members.length; start += PORTION) {
    await notify(services, tx, {
      ...{ kind: 'group-post', actorId: authorId, target: `post:${postId}`, postId },
      ...{ topic: `group:${groupId}`, title: groupName, path: `/post/${postId}` },
      recipientIds: members.slice(start, start + PORTION),
    });
  }
}
