import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mailer.ts';
import type { VisitorRow } from './queries.ts';

type Written = Pick<VisitorRow, 'id' | 'name' | 'email' | 'message'>;

interface Place {
  shopEmail: string;
  site: URL;
}

/** To the shop; an answer to it reaches the visitor too. */
export function mailToShop({ id, name, email, message }: Written, place: Place): Mail {
  return {
    to: place.shopEmail,
    replyTo: email,
    ...layOutMail({
      subject: `Atendimento ${id}: mensagem de visitante`,
      from: 'shop',
      site: place.site,
      blocks: [
        { heading: 'Mensagem de visitante' },
        { paragraph: `De ${name}, ${email}` },
        { paragraph: message },
        {
          button: {
            label: 'Responder na caixa da loja',
            url: new URL('/chat/visitantes?caixa=loja', place.site).href,
          },
        },
        { note: `Protocolo ${id}. O endereço não foi confirmado.` },
      ],
      because: 'Mensagem escrita sem conta, na página de atendimento.',
    }),
  };
}

/** The staff's answer; what the visitor writes back goes to the shop's mailbox. */
export function mailToVisitor(
  { id, name, email, message }: Written,
  answer: string,
  place: Place,
): Mail {
  return {
    to: email,
    replyTo: place.shopEmail,
    ...layOutMail({
      subject: `Resposta do atendimento ${id}`,
      from: 'shop',
      site: place.site,
      blocks: [
        { heading: 'A loja respondeu' },
        { paragraph: `Olá, ${name}.` },
        { paragraph: answer },
        { paragraph: `Você escreveu: “${message}”` },
        { note: `Protocolo ${id}. Para continuar a conversa, responda a este e-mail.` },
      ],
      because: 'Alguém escreveu para o atendimento da loja e deixou este e-mail.',
    }),
  };
}
