import {
  SUPPORT_MESSAGE_MAX_CHARACTERS,
  SUPPORT_SUBJECT_MAX_CHARACTERS,
} from '@arquiba/contract/support';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Send } from '../ui/icons/send.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type RefusedMessage, useSupportMessage } from './use-support-message.ts';

interface MessageFormProps {
  accountId: string;
  /** The order that the message is about; empty without one. */
  orderNumber: string;
  /** Without scripts, distinguishes a repeated submission from a new message. */
  formKey: string;
  /** The values of a form that was sent without scripts, and its errors. */
  refused?: RefusedMessage | undefined;
}

export function MessageForm({ accountId, orderNumber, formKey, refused }: MessageFormProps) {
  const { values, busy, field, form } = useSupportMessage(accountId, orderNumber, refused);
  const left = SUPPORT_MESSAGE_MAX_CHARACTERS - values.message.trim().length;
  return (
    <Form method="post" aria-label="Mensagem para a loja" {...form} className="grid gap-4">
      {refused && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {refused.message}
        </p>
      )}
      <input type="hidden" name="chave" value={formKey} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Assunto"
          autoComplete="off"
          maxLength={SUPPORT_SUBJECT_MAX_CHARACTERS}
          {...field('subject')}
          className="sm:col-span-2"
        />
        <TextField
          label="Número do pedido"
          optional
          autoComplete="off"
          maxLength={40}
          {...field('orderNumber')}
        />
      </div>
      <TextArea label="Mensagem" rows={6} {...field('message')} hint={describeLength(left)} />
      <Button
        type="submit"
        icon={<Send />}
        busy={busy}
        busyLabel="Enviando…"
        className="justify-self-start max-sm:w-full"
      >
        Enviar mensagem
      </Button>
    </Form>
  );
}

function describeLength(left: number): string {
  const limit = SUPPORT_MESSAGE_MAX_CHARACTERS.toLocaleString('pt-BR');
  if (left < 0) return `${(-left).toLocaleString('pt-BR')} caracteres a mais: o limite é ${limit}.`;
  return left < 500
    ? `Restam ${left.toLocaleString('pt-BR')} caracteres.`
    : `Até ${limit} caracteres.`;
}
