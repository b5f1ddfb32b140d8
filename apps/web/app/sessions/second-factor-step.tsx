import type { AccountSummary } from '@arquiba/contract/accounts';
import { ApiError } from '@arquiba/contract/errors';
import { confirmSecondFactor } from '@arquiba/contract/sessions';
import { Form, Link, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { CodeField } from '../second-factors/public/code-field.tsx';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from './problem-note.tsx';
import { takeEntry } from './take-entry.tsx';

interface SecondFactorStepProps {
  challenge: string;
  email: string;
  problem: string | null;
  onSignedIn(account: AccountSummary): void | Promise<void>;
  onRestart(): void;
}

export function SecondFactorStep(props: SecondFactorStepProps) {
  const { challenge, email, problem, onSignedIn, onRestart } = props;
  const { pathname, search } = useLocation();
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('code') ?? ''),
    check: (code) => (code.trim() ? null : { field: 'code', message: 'Preencha o código' }),
    async send(code, element) {
      try {
        await takeEntry(await quietCall(confirmSecondFactor, { challenge, code }), onSignedIn);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'challenge_expired') {
          notify('error', error.message);
          return onRestart();
        }
        // Typing replaces the wrong code.
        (element.elements.namedItem('code') as HTMLInputElement).select();
        throw error;
      }
    },
  });
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <ProblemNote problem={problem} />
      <input type="hidden" name="challenge" value={challenge} readOnly />
      <input type="hidden" name="email" value={email} readOnly />
      <CodeField label="Código da verificação em duas etapas" error={errors.code} autoFocus />
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Entrando...">
        Confirmar
      </Button>
      <Link
        to={{ pathname, search }}
        onClick={(event) => {
          event.preventDefault();
          onRestart();
        }}
        className="flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline"
      >
        Usar outro método
      </Link>
    </Form>
  );
}
