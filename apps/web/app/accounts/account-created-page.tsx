import { getAccountData } from '@arquiba/contract/account-data';
import { EMAIL_LINK_HOURS } from '@arquiba/contract/email-confirmation';
import { getGuardian } from '@arquiba/contract/guardians';
import { getOwnProfile } from '@arquiba/contract/profiles';
import { redirect, useSearchParams } from 'react-router';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Mail } from '../ui/icons/mail.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Stage } from '../ui/stage.tsx';
import { composerPath } from '../viewer/composer-path.ts';
import { readReturnPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/account-created-page';

// Rarely needed: few accounts need a guardian.
const GuardianNotice = lazyPart(
  async () => ({
    default: (await import('../guardians/public/guardian-notice.tsx')).GuardianNotice,
  }),
  { preload: true },
);

const HOUR_MS = 60 * 60_000;

const ChooseUsername = lazyPart(() => import('./choose-username.tsx'), { preload: true });

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Conta criada', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) throw redirect('/cadastrar');
  const call = pageCall(args);
  const [{ guardian }, profile, { createdAt, emailConfirmed }] = await Promise.all([
    call(getGuardian, {}),
    call(getOwnProfile, {}),
    call(getAccountData, {}),
  ]);
  // As long as the link works that the page speaks of.
  if (Date.parse(createdAt) + EMAIL_LINK_HOURS * HOUR_MS < Date.now()) throw redirect('/');
  return { guardian, profile, emailConfirmed };
}

export default function AccountCreatedPage({ loaderData }: Route.ComponentProps) {
  const { guardian, profile, emailConfirmed } = loaderData;
  const account = useAccount();
  const [search] = useSearchParams();
  const back = readReturnPath(search.get('voltar'));
  const greeting = account ? `Tudo pronto, ${account.socialName}.` : 'Tudo pronto.';
  return (
    <Stage title="Conta criada" lead={`${greeting} Agora é entrar em campo.`}>
      {guardian && <GuardianNotice guardian={guardian} />}
      <ChooseUsername profile={profile} />
      {account && !emailConfirmed && (
        <p className="flex gap-3 rounded-card bg-sunken p-4">
          <Mail className="mt-0.5 size-5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            Enviamos um link para <b>{account.email}</b>. Abra-o em até {EMAIL_LINK_HOURS} horas
            para confirmar que o e-mail é seu.
          </span>
        </p>
      )}
      <div className="grid gap-3">
        {back && (
          <LinkButton size="lg" to={back}>
            Continuar de onde parei
          </LinkButton>
        )}
        <LinkButton size="lg" tone={back ? 'secondary' : 'primary'} to="/comecar">
          Escolher esportes e pessoas
        </LinkButton>
        <LinkButton size="lg" tone="secondary" to="/">
          Ir para o feed
        </LinkButton>
        <LinkButton size="lg" tone="secondary" to={composerPath(account)}>
          Fazer a primeira publicação
        </LinkButton>
      </div>
    </Stage>
  );
}
