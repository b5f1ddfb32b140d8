import { ApiError } from '@arquiba/contract/errors';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify, withdrawError } from '../notices/notify.ts';

/** Field → what is wrong with it. */
export type FieldErrors = Record<string, string>;

export interface Problem {
  field: string;
  message: string;
}

interface FormWork<Values> {
  read(form: FormData): Values;
  /** Returns the first error that the browser can find; all other rules are checked by the server. */
  check?(values: Values): Problem | null;
  /** Sends with `quietCall` and navigates; an `ApiError` that it throws is shown at its fields. */
  send(values: Values, form: HTMLFormElement): Promise<void>;
  /** The errors of a form that was sent without scripts. */
  before?: FieldErrors | undefined;
  /** Shows an error only at its field, without a toast, for forms with one field. */
  quiet?: boolean;
}

/**
 * A form that is sent by script. An error is shown in a toast and at its field, which gets the focus; what
 * was typed stays. Fields are found by `name`, or by `data-field` if several controls form one field.
 */
export function useForm<Values>({ read, check, send, before = {}, quiet }: FormWork<Values>) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(before);
  /** The text of the last toast. */
  const refused = useRef<string>(undefined);

  function refuse(form: HTMLFormElement, fields: FieldErrors, otherwise = '') {
    const [wrong] = Object.values(fields);
    const said = wrong ?? otherwise;
    if (refused.current !== said) withdrawRefusal();
    if (!wrong || !quiet) {
      refused.current = said;
      notify('error', said);
    }
    // Rendered before the field gets the focus, so that screen readers announce the error with it.
    flushSync(() => setErrors(fields));
    focusFirst(form, fields);
  }

  function withdrawRefusal() {
    if (refused.current) withdrawError(refused.current);
    refused.current = undefined;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = read(new FormData(form));
    const problem = check?.(values);
    if (problem) return refuse(form, { [problem.field]: problem.message });
    setBusy(true);
    setErrors({});
    try {
      await send(values, form);
      withdrawRefusal();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(form, error.fields ?? {}, error.message);
    } finally {
      setBusy(false);
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const field = fieldOf(event.target as HTMLInputElement);
    if (!errors[field]) return;
    const { [field]: _mended, ...others } = errors;
    setErrors(others);
  }

  return { busy, errors, form: { onSubmit, onInput, noValidate: true } };
}

function fieldOf({ dataset, name }: HTMLInputElement): string {
  return dataset.field ?? name;
}

function focusFirst(form: HTMLFormElement, fields: FieldErrors): void {
  const controls = [...form.elements] as HTMLInputElement[];
  // Some fields validate themselves.
  const first = controls.find((control) => control.ariaInvalid || fieldOf(control) in fields);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
