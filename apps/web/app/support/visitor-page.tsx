import { brand } from '@arquiba/contract/brand';
import { sendVisitorMessage } from '@arquiba/contract/visitor-messages';
import { redirect } from 'react-router';
import { refusalOf } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Mail } from '../ui/icons/mail.tsx';
import { MessagesSquare } from '../ui/icons/messages-square.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/visitor-page';
import { Channel, PhoneChannel } from './channel.tsx';
import { MailLink } from './public/contact-links.tsx';
import { VisitorForm } from './visitor-form.tsx';

const SENT = 'protocolo';

export function meta(args: Route.MetaArgs) {
  const description = `Fale com a ${brand.shop.name} por telefone, Whatsapp, chat ou e-mail.`;
  return pageMeta({ title: 'Atendimento', description, face: 'shop' }, args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect('/minha-conta/atendimento');
  return { sent: /^\d+$/.exec(url.searchParams.get(SENT) ?? '')?.[0] ?? null };
}

/** Sends with and without scripts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { name: text('name'), email: text('email'), message: text('message') };
  let id: string;
  try {
    ({ id } = await context.get(callContext)(sendVisitorMessage, values));
  } catch (error) {
    return { values, ...refusalOf(error) };
  }
  return redirect(`${url.pathname}?${SENT}=${id}`);
}

/** The support for people without an account. */
export default function VisitorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent } = loaderData;
  return (
    <div className="mx-auto w-full max-w-3xl">
      <SectionHeading>ATENDIMENTO</SectionHeading>
      <div className="grid gap-4 md:grid-cols-2">
        <Channel
          title="Chat ao vivo"
          icon={<MessagesSquare />}
          className="md:col-span-2"
          text="Com uma conta, você conversa com a equipe da loja e a resposta chega nas suas mensagens. Sem conta, deixe o seu e-mail, e a equipe responde para ele."
        >
          {sent && (
            <p role="status" className="rounded-md bg-grass-soft px-4 py-3 text-grass">
              Mensagem enviada! A resposta vai para o seu e-mail. Protocolo {sent}.
            </p>
          )}
          <VisitorForm key={sent} refused={actionData} />
          <LinkButton
            tone="ghost"
            to="/entrar?voltar=%2Fminha-conta%2Fatendimento"
            className="self-start"
          >
            Já tenho conta
          </LinkButton>
        </Channel>
        <PhoneChannel />
        <Channel
          title="E-mail"
          icon={<Mail />}
          text={
            <>
              Escreva para <MailLink className="font-semibold text-ink underline" />. Respondemos em
              até um dia útil.
            </>
          }
        />
      </div>
    </div>
  );
}
