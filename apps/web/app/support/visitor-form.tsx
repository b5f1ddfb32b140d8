import {
  VISITOR_MESSAGE_MAX_CHARACTERS,
  VISITOR_NAME_MAX_CHARACTERS,
} from '@arquiba/contract/visitor-messages';
import { Form, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Send } from '../ui/icons/send.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

interface VisitorFormProps {
  /** What was written in a message that was refused, and why. */
  refused?:
    | {
        values: { name: string; email: string; message: string };
        message: string;
        fields: Record<string, string>;
      }
    | undefined;
}

/** A message to the shop, with the address for the answer. */
export function VisitorForm({ refused }: VisitorFormProps) {
  const busy = useNavigation().state !== 'idle';
  const field = (name: 'name' | 'email' | 'message') => ({
    ...{ name, defaultValue: refused?.values[name], error: refused?.fields[name] },
  });
  const isAtField = Object.keys(refused?.fields ?? {}).length > 0;
  return (
    <Form method="post" noValidate aria-label="Mensagem para a loja" className="grid gap-4">
      {!isAtField && <Refusal message={refused?.message} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Nome"
          autoComplete="name"
          maxLength={VISITOR_NAME_MAX_CHARACTERS}
          {...field('name')}
        />
        <EmailField label="E-mail" {...field('email')} />
      </div>
      <TextArea
        label="Mensagem"
        rows={4}
        maxLength={VISITOR_MESSAGE_MAX_CHARACTERS}
        {...field('message')}
      />
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
