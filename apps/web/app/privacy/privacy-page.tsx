import { askDataCopy, getPrivacy } from '@arquiba/contract/privacy';
import { redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/privacy-page';
import { ConsentCard } from './consent-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeletionCard } from './deletion-card.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Privacidade', face: 'shop', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(getPrivacy, {});
}

/** Requests the copy when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  await pageCall(args)(askDataCopy, {});
  return redirect(args.url.pathname);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/minha-conta/meus-dados">Meus dados</BackLink>
      <SectionHeading>PRIVACIDADE</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <ConsentCard consents={loaderData.consents} />
        <Card title="Silenciados e bloqueados">
          <p className="mb-4 text-muted">
            Perfis que você silenciou ou bloqueou e palavras que não quer ler.
          </p>
          <LinkButton tone="secondary" to="/minha-conta/meus-dados/silenciados">
            Ver a lista
          </LinkButton>
        </Card>
        <CopyCard copy={loaderData.copy} />
        <DeletionCard {...loaderData} />
      </div>
    </>
  );
}
