import type { AccountSummary } from '@arquiba/contract/accounts';
import { layOutMail, type MailBlock } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/ports/mailer.ts';
import type { MessageRow } from './queries.ts';

interface Writing {
  row: MessageRow;
  author: Pick<AccountSummary, 'name' | 'email' | 'username'>;
  shopEmail: string;
  site: URL;
}

/** To the shop; an answer goes to the person. */
export function mailToShop({ row, author, shopEmail, site }: Writing): Mail {
  const { name, email, username } = author;
  return {
    to: shopEmail,
    replyTo: email,
    ...layOutMail({
      subject: `Atendimento ${row.id}: ${row.subject}`,
      from: 'shop',
      site,
      blocks: [
        { heading: row.subject },
        { paragraph: `De ${name} (@${username}), ${email}` },
        ...about(row),
        { note: `Protocolo ${row.id}. Responda a este e-mail para falar com a pessoa.` },
      ],
      because: 'Mensagem escrita na página de atendimento.',
    }),
  };
}

/** The copy; an answer goes to the shop. */
export function mailToAuthor({ row, author, shopEmail, site }: Writing): Mail {
  return {
    to: author.email,
    replyTo: shopEmail,
    ...layOutMail({
      subject: `Recebemos sua mensagem: ${row.subject}`,
      from: 'shop',
      site,
      blocks: [
        { heading: 'Recebemos sua mensagem' },
        { paragraph: 'O atendimento responde por e-mail. Esta é a cópia do que você escreveu:' },
        { paragraph: row.subject },
        ...about(row),
        { note: `Protocolo ${row.id}.` },
      ],
      because: 'Você escreveu para o atendimento pela sua conta.',
    }),
  };
}

function about({ orderNumber, message }: MessageRow): MailBlock[] {
  const order = orderNumber ? [{ paragraph: `Pedido ${orderNumber}` }] : [];
  return [...order, { paragraph: message }];
}
