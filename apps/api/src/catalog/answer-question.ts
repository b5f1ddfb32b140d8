import { cleanName } from '@arquiba/contract/person-name';
import { findAccount } from '../accounts/public/find-account.ts';
import { notify } from '../notifications/public/notify.ts';
import type { Services } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { giveAnswer } from './question-queries.ts';

/** Publishes the staff's answer and tells the person who asked, by mail too. False if there is no such question. */
export async function answerQuestion(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'realtime'>,
  { id, answer }: { id: string; answer: string },
): Promise<boolean> {
  const { db, clock, publicUrl } = services;
  return db.transaction(async (tx) => {
    const given = await giveAnswer(tx, { id, answer, answeredAt: clock.now() });
    if (!given) return false;
    const path = `/oculos/${given.slug}#perguntas`;
    await notify(services, tx, {
      ...{ kind: 'shop-answer', recipientIds: [given.accountId], actorId: null },
      ...{ target: `question:${id}`, title: given.title, detail: answer, path },
    });
    const owner = await findAccount(tx, given.accountId);
    if (owner?.status !== 'active' || !owner.emailConfirmedAt) return true;
    const mail = layOutMail({
      subject: `A sua pergunta sobre o ${given.title} tem resposta`,
      from: 'shop',
      site: publicUrl,
      because: 'Você recebe este e-mail porque fez uma pergunta na loja.',
      blocks: [
        { heading: 'A loja respondeu' },
        { paragraph: `Olá, ${cleanName(owner.socialName)}. Você perguntou: “${given.text}”` },
        { paragraph: answer },
        {
          button: {
            label: `Ver o ${given.title}`,
            url: new URL(path, publicUrl).href,
          },
        },
      ],
    });
    await queueMail(tx, { to: owner.email, ...mail });
    return true;
  });
}
