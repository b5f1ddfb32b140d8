import { findAccount } from '../accounts/public/find-account.ts';
import { notify } from '../notifications/public/notify.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { visibleStates } from '../posts/public/post-state.ts';
import { eventNotice } from './notices.ts';

/** Tells one person. A second run finds the notice there and sends no second mail. */
export const tellJob = defineJob(
  'events.tell',
  { on: eventNotice, concurrency: 2 },
  async (services, { recipientId, postId, groupId, mail, ...notice }) => {
    const { db, publicUrl } = services;
    if (postId !== null) {
      const sight = { db, viewer: { accountId: recipientId } };
      const [seen] = await visibleStates(sight, [postId]);
      if (!seen) return;
    }
    await db.transaction(async (tx) => {
      const recipient = await findAccount(tx, recipientId);
      if (recipient?.status !== 'active') return;
      const told = await notify(services, tx, {
        ...notice,
        recipientIds: [recipientId],
        postId,
        topic: groupId === null ? '' : `group:${groupId}`,
      });
      if (!mail || told.length === 0 || !recipient.emailConfirmedAt) return;
      const page = layOutMail({
        subject: mail.subject,
        site: publicUrl,
        because: 'Você recebe este aviso porque respondeu a este evento.',
        blocks: [
          { heading: mail.subject },
          ...mail.lines.map((paragraph) => ({ paragraph })),
          { button: { label: 'Ver o evento', url: new URL(notice.path, publicUrl).href } },
        ],
      });
      await queueMail(tx, { to: recipient.email, ...page });
    });
  },
);
