import { sendSupportMessage } from '@arquiba/contract/support';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { emptyDraft, newKey, readDraft, withKey, writeDraft } from '../draft.ts';
import { type FieldErrors, useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { checkMessage, emptyMessage, type MessageValues, readMessage } from './message-values.ts';

export interface RefusedMessage {
  message: string;
  fields: FieldErrors;
  values: MessageValues;
}

/** The draft of a message to the shop: stored while it is written, sent once. */
export function useSupportMessage(
  accountId: string,
  orderNumber: string,
  refused: RefusedMessage | undefined,
) {
  const place = { name: 'atendimento', accountId };
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const first = refused?.values ?? messageAbout(orderNumber);
  const [values, setValues] = useState(first);

  const sending = useForm({
    read: readMessage,
    check: checkMessage,
    before: refused?.fields,
    async send(written) {
      const draft = withKey({ ...readDraft(place), text: JSON.stringify(written) }, newKey);
      writeDraft(place, draft);
      await quietCall(sendSupportMessage, written, { idempotencyKey: draft.sent.key });
      writeDraft(place, emptyDraft);
      setValues(emptyMessage);
      notify('success', 'Mensagem enviada! Uma cópia foi para o seu e-mail.');
      await revalidate();
    },
  });

  const begin = useEffectEvent(() => {
    if (!form.current) return;
    // Text that was typed before hydration has priority.
    const typed = readMessage(new FormData(form.current));
    const stored = readStored(readDraft(place).text);
    const isTyped = JSON.stringify(typed) !== JSON.stringify(first);
    if (isTyped) setValues(typed);
    else if (!isEmpty(stored)) setValues(orderNumber ? { ...stored, orderNumber } : stored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another draft
  useEffect(() => begin(), [accountId]);

  function write(name: keyof MessageValues, value: string) {
    const written = { ...values, [name]: value };
    setValues(written);
    const text = isEmpty(written) ? '' : JSON.stringify(written);
    writeDraft(place, { ...readDraft(place), text });
  }

  const { busy, errors } = sending;
  const field = (name: keyof MessageValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(name, event.currentTarget.value),
  });
  return { values, busy, field, form: { ...sending.form, ref: form } };
}

function messageAbout(orderNumber: string): MessageValues {
  return { ...emptyMessage, orderNumber, subject: orderNumber && `Pedido ${orderNumber}` };
}

function readStored(text: string): MessageValues {
  try {
    return { ...emptyMessage, ...JSON.parse(text) };
  } catch {
    return emptyMessage;
  }
}

function isEmpty(values: MessageValues): boolean {
  return Object.values(values).every((value) => value === '');
}
