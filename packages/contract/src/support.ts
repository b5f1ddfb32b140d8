import * as z from 'zod/mini';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

/** The shop's contact data, for display. */
export interface ShopContact {
  phone: string;
  /** Empty if there is none. */
  whatsapp: string;
  email: string;
  hours: string;
  /** Where returned parcels go, as one line. */
  returnAddress: string;
}

/** Contact data of the demonstration: nobody answers there. */
export const demonstrationContact: ShopContact = {
  phone: '(11) 4000-0071',
  whatsapp: '(11) 94000-0071',
  email: 'atendimento@aro.example',
  hours: 'De segunda a sábado, das 9h às 18h.',
  returnAddress: 'Rua da Arquibancada, 71, Centro, Itajaí (SC), CEP 88301-000',
};

export const SUPPORT_SUBJECT_MAX_CHARACTERS = 120;
export const SUPPORT_MESSAGE_MAX_CHARACTERS = 5000;
export const SUPPORT_MESSAGES_AN_HOUR = 5;

const supportMessage = z.object({
  /** The number by which both sides refer to it. */
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Empty if it is not about an order. */
  orderNumber: z.string(),
  createdAt: z.string(),
});
export type SupportMessage = z.output<typeof supportMessage>;

export const sendSupportMessage = route({
  method: 'POST',
  path: '/api/supportMessages',
  summary: `Escreve para a loja, com cópia por e-mail para quem escreve; até ${SUPPORT_MESSAGES_AN_HOUR} por hora`,
  access: 'session',
  idempotent: true,
  input: z.object({
    subject: z
      .string('Preencha o assunto')
      .check(
        z.trim(),
        z.minLength(1, 'Preencha o assunto'),
        z.maxLength(
          SUPPORT_SUBJECT_MAX_CHARACTERS,
          `O assunto passa de ${SUPPORT_SUBJECT_MAX_CHARACTERS} caracteres`,
        ),
        z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'O assunto precisa caber em uma linha'),
      ),
    message: z
      .string('Escreva a mensagem')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva a mensagem'),
        z.maxLength(
          SUPPORT_MESSAGE_MAX_CHARACTERS,
          `A mensagem passa de ${SUPPORT_MESSAGE_MAX_CHARACTERS} caracteres`,
        ),
      ),
    orderNumber: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.regex(/^[0-9A-Za-z-]{0,40}$/, 'O número do pedido tem só letras, algarismos e hífens'),
        ),
      '',
    ),
  }),
  output: supportMessage,
});

export const listSupportMessages = route({
  method: 'GET',
  path: '/api/supportMessages',
  summary: 'O que a própria conta escreveu para a loja, o mais novo primeiro',
  access: 'session',
  input: z.object(pageInput),
  output: page(supportMessage),
  errors: ['invalid_cursor'],
});
