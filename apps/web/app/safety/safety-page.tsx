import { listBlocked, listMuted, listMutedWords } from '@arquiba/contract/safety';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/safety-page';
import { unblock, unmute } from './acts.ts';
import { MutedWords } from './muted-words.tsx';
import { RestrictedPeople } from './restricted-people.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Silenciados e bloqueados', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const [blocked, muted, words] = await Promise.all([
    call(listBlocked, { limit: 50 }),
    call(listMuted, { limit: 50 }),
    call(listMutedWords, {}),
  ]);
  return { blocked, muted, words: words.items };
}

export default function SafetyPage({ loaderData }: Route.ComponentProps) {
  const { blocked, muted, words } = loaderData;
  return (
    <>
      <BackLink to="/minha-conta/meus-dados/privacidade">Privacidade</BackLink>
      <SectionHeading>SILENCIADOS E BLOQUEADOS</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <Card title="Palavras silenciadas">
          <MutedWords words={words} />
        </Card>
        <Card title="Perfis silenciados">
          <RestrictedPeople
            list={muted}
            load={listMuted}
            detail={({ until }) =>
              until ? `Até ${formatMoment(new Date(until))}` : 'Até você mudar de ideia'
            }
            action="Ouvir de novo"
            onAction={unmute}
            empty="Você não silenciou ninguém."
          />
        </Card>
        <Card title="Perfis bloqueados">
          <RestrictedPeople
            list={blocked}
            load={listBlocked}
            action="Desbloquear"
            onAction={unblock}
            empty="Você não bloqueou ninguém."
          />
        </Card>
      </div>
    </>
  );
}
