import { createAccount } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { type FieldErrors, useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { storeSession } from '../viewer/use-session-in-tabs.ts';
import { createdPath } from './created-path.ts';
import { ConsentField } from './public/consent-field.tsx';
import { NewPasswordFields } from './public/new-password-fields.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { readSignUp, type SignUpValues, toNewAccount } from './sign-up-values.ts';

// Loaded after hydration. If loading fails, the form works without them.
const checks = () => import('./check-sign-up.ts').catch(() => null);
const drafts = () => import('./sign-up-draft.ts').catch(() => null);

interface SignUpFormProps {
  back: string | null;
  /** The values of a form that was sent without scripts, and its errors. */
  refused?: { problem: string; fields: FieldErrors; values: SignUpValues } | undefined;
}

export function SignUpForm({ back, refused }: SignUpFormProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const [before, setBefore] = useState(refused?.values);
  const { busy, errors, form } = useForm({
    read: readSignUp,
    before: refused?.fields,
    async send(values) {
      // If the checks could not be loaded, the server validates alone.
      const problem = (await checks())?.checkSignUp(values);
      if (problem) {
        const fields = { [problem.field]: problem.message };
        throw new ApiError('invalid_input', { message: problem.message, fields });
      }
      storeSession(await quietCall(createAccount, toNewAccount(values)));
      (await drafts())?.forgetSignUp();
      notify('success', 'Cadastro criado com sucesso!');
      await navigate(createdPath(back), { replace: true });
    },
  });

  // Restores the values after a reload or a return to the page.
  useEffect(() => {
    void checks();
    void drafts().then((draft) => {
      const stored = place.current && draft?.recallSignUp(new FormData(place.current));
      if (stored) setBefore(stored);
    });
  }, []);

  const note = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    const typed = new FormData(event.currentTarget);
    void drafts().then((draft) => draft?.keepSignUp(typed));
  };
  return (
    <Form {...form} ref={place} method="post" className="grid gap-5" onInput={note}>
      {refused && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {refused.problem}
        </p>
      )}
      {/* Mounted again with the stored values: fields read their initial value only once. */}
      <SignUpFields key={String(before === refused?.values)} before={before} errors={errors} />
      <NewPasswordFields
        labels={{ password: 'Senha', confirmation: 'Confirmação de senha' }}
        errors={errors}
      />
      <ConsentField error={errors.termsVersion} />
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Criando conta...">
        Criar conta
      </Button>
    </Form>
  );
}
