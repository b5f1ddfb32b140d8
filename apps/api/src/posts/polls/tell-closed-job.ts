import { notify } from '../../notifications/public/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { listTold, takeClosedPoll } from './closing-queries.ts';

/** What closed longer ago, such as an imported poll, is no news. */
const NEWS_MS = 24 * 3_600_000;
const PORTION = 1000;
const TITLE_CHARACTERS = 80;

/** Tells the author of a poll, and those who voted, that it has closed. Queries know it without this job. */
export const tellClosedJob = defineJob(
  'polls.tell-closed',
  { schedule: '* * * * *', retries: 0, timeoutSeconds: 300 },
  async (services, _payload, { signal }) => {
    const tellNext = () => services.db.transaction((tx) => tellOne(services, tx));
    while (!signal.aborted && (await tellNext()));
  },
);

/** The mark and the notices are one transaction: after a crash both are missing. Returns whether there was one. */
async function tellOne(services: Services, tx: Transaction): Promise<boolean> {
  const now = services.clock.now();
  const poll = await takeClosedPoll(tx, now);
  if (!poll) return false;
  const { postId, authorId, question } = poll;
  if (now.getTime() - poll.closesAt.getTime() > NEWS_MS) return true;
  const notice = {
    ...({ kind: 'poll-closed', target: `poll:${postId}`, postId } as const),
    ...{ title: shortened(question), path: `/post/${postId}` },
  };
  await notify(services, tx, { ...notice, actorId: null, recipientIds: [authorId] });
  const voters = await listTold(tx, postId);
  for (let start = 0; start < voters.length; start += PORTION) {
    const recipientIds = voters.slice(start, start + PORTION);
    // As the author's, so that it is not shown to those who block them later.
    await notify(services, tx, { ...notice, actorId: authorId, recipientIds });
  }
  return true;
}

function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= TITLE_CHARACTERS) return text;
  return `${characters
    .slice(0, TITLE_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
