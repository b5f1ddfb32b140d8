import { may } from '@arquiba/contract/permissions';
import { answerVisitorMessage, listVisitorMessages } from '@arquiba/contract/visitor-messages';
import { redirect, useLocation } from 'react-router';
import { loadListPage, withParameter } from '../../list-page.ts';
import { notFound, refusalOf } from '../../loader.ts';
import { accountContext, callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { ArrowLeft } from '../../ui/icons/arrow-left.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { boxPath, VISITORS_PATH } from '../chat-paths.ts';
import type { Route } from './+types/visitors-page';
import { VisitorCard } from './visitor-card.tsx';

const ANSWERED_PATH = `${VISITORS_PATH}&estado=respondidas`;
const SENT = 'enviada';

export async function loader(args: Route.LoaderArgs) {
  const account = args.context.get(accountContext);
  // The page around it invites a visitor to sign in.
  if (!account) return null;
  if (!may(account.roles, 'support')) throw notFound();
  const isAnswered = args.url.searchParams.get('estado') === 'respondidas';
  const state = isAnswered ? 'answered' : 'open';
  const page = await loadListPage(args, (call, place) =>
    call(listVisitorMessages, { state, ...place }),
  );
  const items = page.items.map((message) => ({
    ...message,
    writtenAt: formatMoment(new Date(message.createdAt)),
  }));
  return { ...page, items, isAnswered, sent: args.url.searchParams.has(SENT) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const [id, answer] = ['id', 'answer'].map((name) => String(form.get(name) ?? ''));
  const given = { id: id ?? '', answer: answer ?? '' };
  try {
    await context.get(callContext)(answerVisitorMessage, given);
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { ...given, problem: Object.values(fields)[0] ?? message };
  }
  return redirect(`${VISITORS_PATH}&${SENT}=1`);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Visitantes', hidden: true }, args);
}

/** The staff answers people without an account, by mail. */
export default function VisitorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const location = useLocation();
  if (!loaderData) return null;
  const { items, nextCursor, isAnswered, sent } = loaderData;
  return (
    <section aria-label="Visitantes" className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-16 items-center gap-1 px-2 pt-2">
        <IconLink name="Voltar" icon={<ArrowLeft />} to={boxPath('shop')} className="lg:hidden" />
        <h1 className="display px-2 text-2xl">Visitantes</h1>
      </div>
      <Tabs
        label="Mensagens de visitantes"
        items={[
          { label: 'Sem resposta', to: VISITORS_PATH, current: !isAnswered },
          { label: 'Respondidas', to: ANSWERED_PATH, current: isAnswered },
        ]}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        {sent && (
          <p role="status" className="mb-4 rounded-md bg-grass-soft px-4 py-3 text-grass">
            Resposta enviada por e-mail.
          </p>
        )}
        {items.length === 0 ? (
          <EmptyState art="net">
            {isAnswered ? 'Nenhuma resposta ainda.' : 'Ninguém espera resposta.'}
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {items.map((message) => (
              <li key={message.id}>
                <VisitorCard
                  message={message}
                  refused={actionData?.id === message.id ? actionData : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        {nextCursor && (
          <LinkButton
            tone="secondary"
            to={withParameter(location, 'cursor', nextCursor)}
            className="mt-4"
          >
            Mais antigas
          </LinkButton>
        )}
      </div>
    </section>
  );
}
