import {
  VISITOR_ANSWER_MAX_CHARACTERS,
  type VisitorMessage,
} from '@arquiba/contract/visitor-messages';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { Send } from '../../ui/icons/send.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface VisitorCardProps {
  message: VisitorMessage & { writtenAt: string };
  /** An answer that was not sent, and why. */
  refused: { answer: string; problem: string } | undefined;
}

/** What a visitor wrote, with the form for the answer, or the answer. */
export function VisitorCard({ message, refused }: VisitorCardProps) {
  const { id, name, email, createdAt, writtenAt, answer } = message;
  const { state, formData } = useNavigation();
  return (
    <article aria-label={`Mensagem de ${name}`} className="rounded-card border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="wrap-anywhere">{name}</b>
        <a href={`mailto:${email}`} className="text-sm text-muted underline wrap-anywhere">
          {email}
        </a>
      </p>
      <p className="text-sm text-muted">
        <time dateTime={createdAt}>{writtenAt}</time> · protocolo {id}
      </p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {message.message}
      </p>
      {answer ? (
        <div className="mt-3 border-l-3 border-orange pl-3">
          <p className="text-sm text-muted">
            Respondida por {answer.by ?? 'alguém da equipe'}, {formatMoment(new Date(answer.at))}
          </p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {answer.text}
          </p>
        </div>
      ) : (
        <Form method="post" noValidate className="mt-3 grid gap-3">
          <input type="hidden" name="id" value={id} />
          <TextArea
            label={`Resposta para ${name}`}
            name="answer"
            maxLength={VISITOR_ANSWER_MAX_CHARACTERS}
            defaultValue={refused?.answer}
            error={refused?.problem}
            hint="Vai por e-mail."
          />
          <Button
            type="submit"
            icon={<Send />}
            busy={state !== 'idle' && formData?.get('id') === id}
            busyLabel="Enviando…"
            className="justify-self-start max-sm:w-full"
          >
            Responder
          </Button>
        </Form>
      )}
    </article>
  );
}
