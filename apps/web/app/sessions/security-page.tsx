import { getAccountData } from '@arquiba/contract/account-data';
import { listPasskeys } from '@arquiba/contract/passkeys';
import { getSecondFactor } from '@arquiba/contract/second-factors';
import { listSessions } from '@arquiba/contract/sessions';
import { EmailNotice } from '../email-confirmation/public/email-notice.tsx';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { PasskeysCard } from '../passkeys/public/passkeys-card.tsx';
import { SecondFactorCard } from '../second-factors/public/second-factor-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/security-page';
import { SessionsCard } from './sessions-card.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Segurança', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const [account, passkeys, secondFactor, sessions] = await Promise.all([
    call(getAccountData, {}),
    call(listPasskeys, {}),
    call(getSecondFactor, {}),
    call(listSessions, {}),
  ]);
  const { email, emailConfirmed } = account;
  return {
    ...{ email, emailConfirmed, secondFactor },
    ...{ passkeys: passkeys.items, sessions: sessions.items },
  };
}

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { email, emailConfirmed, passkeys, secondFactor, sessions } = loaderData;
  return (
    <>
      <BackLink to="/minha-conta/meus-dados">Meus dados</BackLink>
      <SectionHeading>SEGURANÇA</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        {!emailConfirmed && (
          <EmailNotice email={email}>
            Chaves de acesso e a verificação em duas etapas protegem só contas com e-mail
            confirmado.
          </EmailNotice>
        )}
        <PasskeysCard passkeys={passkeys} mayAdd={emailConfirmed} />
        <SecondFactorCard state={secondFactor} mayAdd={emailConfirmed} />
        <SessionsCard sessions={sessions} />
      </div>
    </>
  );
}
