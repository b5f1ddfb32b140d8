import { sweepEmailChangesJob } from './accounts/sweep-email-changes-job.ts';
import { sweepAddressesJob } from './addresses/sweep.ts';
import { remindCartsJob } from './cart/reminders/remind-carts-job.ts';
import { jobs as chatJobs } from './chat/jobs.ts';
import { restrictFilesJob as restrictCommentFilesJob } from './comments/restrict-files-job.ts';
import { publishDueJob } from './drafts/publish-due-job.ts';
import { jobs as eventJobs } from './events/jobs.ts';
import { forgetWordsJob } from './explore/forget-words.ts';
import { refreshTrendsJob } from './explore/refresh-trends-job.ts';
import { mailFavoritesJob } from './favorites/mail-favorites-job.ts';
import { jobs as feedJobs } from './feed/jobs.ts';
import { sweepQuotesJob } from './freight/sweep-quotes-job.ts';
import { removeGroupsJob } from './groups/remove-groups-job.ts';
import { comeOfAgeJob } from './guardians/come-of-age-job.ts';
import { jobs as liveJobs } from './lives/jobs.ts';
import { jobs as momentJobs } from './moments/jobs.ts';
import { sendNewsJob } from './newsletter/send-news-job.ts';
import { digestJob } from './notifications/digests/digest-job.ts';
import { pruneJob as pruneNoticesJob } from './notifications/prune-job.ts';
import { pushJob as pushNoticesJob } from './notifications/push-job.ts';
import { jobs as orderJobs } from './orders/jobs.ts';
import { jobs as paymentJobs } from './payments/jobs.ts';
import type { Job } from './platform/jobs/job.ts';
import { sweepJob } from './platform/jobs/sweep.ts';
import { sendMailJob } from './platform/mail/mail-job.ts';
import { tellGroupJob } from './posts/in-groups/tell-group-job.ts';
import { tellClosedJob } from './posts/polls/tell-closed-job.ts';
import { removeFilesJob } from './posts/remove-files-job.ts';
import { restrictFilesJob } from './posts/restrict-files-job.ts';
import { sweepUploadsJob } from './posts/sweep-uploads-job.ts';
import { jobs as prescriptionJobs } from './prescriptions/jobs.ts';
import { jobs as privacyJobs } from './privacy/jobs.ts';
import { acceptRestJob } from './profiles/follows/accept-rest-job.ts';
import { sweepMutesJob } from './profiles/mutes/sweep-mutes-job.ts';
import { restrictPicturesJob } from './profiles/restrict-pictures-job.ts';
import { sweepUsernamesJob } from './profiles/sweep-usernames-job.ts';
import { jobs as pushJobs } from './push/jobs.ts';
import { jobs as recoveryJobs } from './recovery/jobs.ts';
import { jobs as reelJobs } from './reels/jobs.ts';
import { makingJobs } from './reels/making/jobs.ts';
import { tellRestockJob } from './restock/tell-restock-job.ts';
import { sweepVisitorMessagesJob } from './support/visitors/sweep-visitor-messages-job.ts';

/** All jobs: after an event, or on a schedule. */
export const allJobs: Job[] = [
  sendMailJob,
  sweepJob,
  ...recoveryJobs,
  ...privacyJobs,
  sweepAddressesJob,
  comeOfAgeJob,
  sweepVisitorMessagesJob,
  sweepEmailChangesJob,
  removeFilesJob,
  sweepUploadsJob,
  restrictFilesJob,
  restrictCommentFilesJob,
  publishDueJob,
  tellClosedJob,
  tellGroupJob,
  ...eventJobs,
  ...liveJobs,
  ...momentJobs,
  ...reelJobs,
  ...makingJobs,
  removeGroupsJob,
  ...chatJobs,
  sweepUsernamesJob,
  restrictPicturesJob,
  acceptRestJob,
  sweepMutesJob,
  ...pushJobs,
  pushNoticesJob,
  pruneNoticesJob,
  digestJob,
  refreshTrendsJob,
  forgetWordsJob,
  mailFavoritesJob,
  tellRestockJob,
  sendNewsJob,
  remindCartsJob,
  sweepQuotesJob,
  ...feedJobs,
  ...prescriptionJobs,
  ...paymentJobs,
  ...orderJobs,
];
