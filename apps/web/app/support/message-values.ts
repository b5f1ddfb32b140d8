import type { InputOf } from '@arquiba/contract/route';
import { SUPPORT_MESSAGE_MAX_CHARACTERS, type sendSupportMessage } from '@arquiba/contract/support';
import type { Problem } from '../forms/use-form.ts';

export type MessageValues = Required<InputOf<typeof sendSupportMessage>>;

export const emptyMessage: MessageValues = { subject: '', message: '', orderNumber: '' };

export function readMessage(form: FormData): MessageValues {
  const text = (name: keyof MessageValues) => String(form.get(name) ?? '');
  return { subject: text('subject'), message: text('message'), orderNumber: text('orderNumber') };
}

/** Returns the first error, in the order of the form. */
export function checkMessage({ subject, message }: MessageValues): Problem | null {
  if (subject.trim() === '') return { field: 'subject', message: 'Preencha o assunto' };
  if (message.trim() === '') return { field: 'message', message: 'Escreva a mensagem' };
  const over = message.trim().length - SUPPORT_MESSAGE_MAX_CHARACTERS;
  if (over <= 0) return null;
  const limit = SUPPORT_MESSAGE_MAX_CHARACTERS.toLocaleString('pt-BR');
  return { field: 'message', message: `A mensagem passa de ${limit} caracteres` };
}
