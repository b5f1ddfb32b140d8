import { cleanName } from '@arquiba/contract/person-name';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Services } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mail-job.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { giveAnswer } from './question-queries.ts';

/** Publishes the staff's answer and mails it to the person who asked. False if there is no such question. */
export async function answerQuestion(
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  { id, answer }: { id: string; answer: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const given = await giveAnswer(tx, { id, answer, answeredAt: clock.now() });
    if (!given) return false;
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
            url: new URL(`/oculos/${given.slug}#perguntas`, publicUrl).href,
          },
        },
      ],
    });
    await queueMail(tx, { to: owner.email, ...mail });
    return true;
  });
}
