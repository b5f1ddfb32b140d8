import { brand } from '@arquiba/contract/brand';
import { cleanName } from '@arquiba/contract/person-name';
import { findAccount } from '../../accounts/public/find-account.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mail-job.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { momentInBrazil } from '../../platform/moment-in-brazil.ts';
import { describeDevice } from '../../platform/sessions/describe-device.ts';

interface SecurityNotice {
  subject: string;
  /** What happened, in a sentence or two. */
  happened: string;
}

/** Tells the owner of an account, by mail too, what changed in its ways to sign in, when, and from where. */
export async function mailSecurityNotice(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'caller' | 'publicUrl' | 'realtime' | 'hooks'>,
  accountId: string,
  { subject, happened }: SecurityNotice,
): Promise<void> {
  const { clock, caller, publicUrl, hooks } = context;
  const owner = await findAccount(tx, accountId);
  if (!owner) return;
  const { words } = describeDevice(caller.userAgent);
  const mail = layOutMail({
    subject: `${subject} · ${brand.network.name}`,
    site: publicUrl,
    because: 'Você recebe este aviso sempre que muda um jeito de entrar na sua conta.',
    blocks: [
      { heading: subject },
      { paragraph: `Olá, ${cleanName(owner.socialName)}. ${happened}` },
      { paragraph: `${momentInBrazil(clock.now())}\n${words} · ${caller.ip}` },
      { paragraph: 'Foi você? Então está tudo certo. Se não foi, troque a senha agora.' },
      {
        button: {
          label: 'Ver a segurança da conta',
          url: new URL('/minha-conta/meus-dados/seguranca', publicUrl).href,
        },
      },
    ],
  });
  await queueMail(tx, { to: owner.email, ...mail });
  await hooks.securityChanged(tx, context, { accountId, title: subject, detail: words });
}
