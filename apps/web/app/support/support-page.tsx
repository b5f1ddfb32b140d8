import { listSupportMessages, sendSupportMessage } from '@arquiba/contract/support';
import { Form, redirect } from 'react-router';
import { newKey } from '../draft.ts';
import { loadListPage } from '../list-page.ts';
import { refusalOf } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { Mail } from '../ui/icons/mail.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';
import { MessagesSquare } from '../ui/icons/messages-square.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/support-page';
import { Channel, PhoneChannel } from './channel.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { checkMessage, readMessage } from './message-values.ts';
import { MailLink } from './public/contact-links.tsx';

const SENT = 'enviada';
/** The number of the order that the message is about. */
const ORDER = 'pedido';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Atendimento', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const page = await loadListPage(args, (call, place) => call(listSupportMessages, place));
  return {
    accountId: args.context.get(accountContext)?.id ?? '',
    // Formatted on the server, so that the browser needs no code for it.
    messages: page.items.map((message) => ({
      ...message,
      writtenAt: formatMoment(new Date(message.createdAt)),
    })),
    nextCursor: page.nextCursor,
    formKey: newKey(),
    orderNumber: args.url.searchParams.get(ORDER)?.slice(0, 40) ?? '',
    sent: args.url.searchParams.has(SENT),
  };
}

/** Sends when scripts are not loaded; otherwise `useSupportMessage` does. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readMessage(form);
  const problem = checkMessage(values);
  if (problem) {
    const { field, message } = problem;
    return { values, message, fields: { [field]: message } };
  }
  const idempotencyKey = String(form.get('chave') ?? '') || newKey();
  try {
    await context.get(callContext)(sendSupportMessage, values, { idempotencyKey });
  } catch (error) {
    return { values, ...refusalOf(error) };
  }
  return redirect(`${url.pathname}?${SENT}=1`);
}

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accountId, orderNumber, messages, nextCursor, formKey, sent } = loaderData;
  return (
    <>
      <SectionHeading>ATENDIMENTO</SectionHeading>
      <div className="grid gap-4 md:grid-cols-2">
        <PhoneChannel />
        <Channel
          title="Chat ao vivo"
          icon={<MessagesSquare />}
          text="Converse com a equipe da loja. A resposta chega nas suas mensagens."
        >
          <Form method="post" action="/chat" className="mt-auto pt-1">
            <Button type="submit" tone="secondary" icon={<MessageCircle />}>
              Abrir o chat
            </Button>
          </Form>
        </Channel>
        <Channel
          title="E-mail"
          icon={<Mail />}
          className="md:col-span-2"
          text={
            <>
              Escreva aqui ou para <MailLink className="font-semibold text-ink underline" />.
              Respondemos em até um dia útil, e você recebe uma cópia.
            </>
          }
        >
          {sent && (
            <p role="status" className="rounded-md bg-grass-soft px-4 py-3 text-grass">
              Mensagem enviada! Uma cópia foi para o seu e-mail.
            </p>
          )}
          <MessageForm
            key={accountId + orderNumber}
            accountId={accountId}
            orderNumber={orderNumber}
            formKey={formKey}
            refused={actionData}
          />
        </Channel>
      </div>
      <MessageList messages={messages} nextCursor={nextCursor} />
    </>
  );
}
