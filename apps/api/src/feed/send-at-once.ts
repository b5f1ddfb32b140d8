import type { Hooks } from '../platform/context.ts';
import { leaveToJobs } from '../platform/outbox.ts';
import { sendToFew } from './fan-out-queries.ts';
import { tellOwners } from './home-news.ts';
import { idleSince } from './home-span.ts';

/** With more followers, whoever publishes would wait for them: then a job sends the post. */
const FEW = 2_000;

/** Most people have few followers: their homes have a post before its author has the answer. */
export const sendAtOnce: Hooks['postPublished'] = async (services, post, announcement) => {
  const readSince = idleSince(services.clock.now());
  const options = { few: FEW, readSince, announcement };
  const { isOurs, isSent } = await sendToFew(services.db, post, options);
  if (!isOurs) await leaveToJobs(services.db);
  else if (isSent) await tellOwners(services, post);
};
