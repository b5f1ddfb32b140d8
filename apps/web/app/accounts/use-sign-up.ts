import { createAccount } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { notify } from '../shell/notify.ts';
import { storeSession } from '../shell/use-session-in-tabs.ts';
import { checkSignUp } from './check-sign-up.ts';
import { createdPath } from './created-path.ts';
import { type FieldErrors, readSignUp, toNewAccount } from './sign-up-values.ts';

/** Signs up from the form, tells how it went, and leads on. */
export function useSignUp(back: string | null, before: FieldErrors = {}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(before);

  function refuse(form: HTMLFormElement, message: string, fields: FieldErrors) {
    notify('error', message);
    // Shown before the field is in focus, so that it is read out with it.
    flushSync(() => setErrors(fields));
    focusFirst(form, fields);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readSignUp(new FormData(form));
    const problem = checkSignUp(values);
    if (problem) return refuse(form, problem.message, { [problem.field]: problem.message });
    setBusy(true);
    setErrors({});
    try {
      storeSession(await quietCall(createAccount, toNewAccount(values)));
      notify('success', 'Cadastro criado com sucesso!');
      await navigate(createdPath(back), { replace: true });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      refuse(form, error.message, error.fields ?? {});
    }
  }

  function forget(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const field = name.startsWith('birth') ? 'birthDate' : name;
    if (!errors[field]) return;
    const { [field]: _mended, ...others } = errors;
    setErrors(others);
  }

  return { submit, busy, errors, forget };
}

function focusFirst(form: HTMLFormElement, fields: FieldErrors): void {
  const names = new Set(Object.keys(fields));
  if (names.has('birthDate')) names.add('birthDay');
  const controls = [...form.elements] as HTMLInputElement[];
  const first = controls.find(({ name }) => names.has(name));
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
