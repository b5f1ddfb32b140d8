import type { AccountSummary } from '@arquiba/contract/accounts';
import { signIn } from '@arquiba/contract/sessions';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { ProblemNote } from './problem-note.tsx';
import { takeEntry } from './take-entry.tsx';

// Rarely needed.
const RestoreOffer = lazyPart(() => import('./restore-offer.tsx'));

interface Credentials {
  email: string;
  password: string;
}

/** A deleted account that can be restored, with the credentials that were used. */
interface Deleted {
  name: string;
  until: string;
  credentials: Credentials;
}

interface PasswordStepProps {
  email: string;
  fixed: boolean | undefined;
  problem: string | null;
  onSignedIn(account: AccountSummary): void | Promise<void>;
  onCodeWanted(challenge: string, email: string): void;
}

export function PasswordStep(props: PasswordStepProps) {
  const { email, fixed, problem, onSignedIn, onCodeWanted } = props;
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const { busy, form } = useForm({
    read: (form) => ({
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
    }),
    send: enter,
  });

  async function enter(credentials: Credentials) {
    const answer = await quietCall(signIn, credentials);
    if (answer.status === 'second_factor') onCodeWanted(answer.challenge, credentials.email);
    else if (answer.status === 'deleted') setDeleted({ ...answer, credentials });
    else await takeEntry(answer, onSignedIn);
  }

  if (deleted) {
    return (
      <RestoreOffer
        {...deleted}
        onRestored={() => enter(deleted.credentials)}
        onBack={() => setDeleted(null)}
      />
    );
  }
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <ProblemNote problem={problem} />
      <TextField
        label="E-mail"
        type="email"
        name="email"
        // `webauthn` lets the browser suggest passkeys with e-mails.
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={email}
        readOnly={fixed}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        maxLength={200}
      />
      <Link to="/recuperar-senha" className={LINK}>
        Esqueci a senha
      </Link>
      <Button type="submit" size="lg" wide busy={busy} busyLabel="Entrando...">
        Entrar
      </Button>
      <PasskeyEntry onSignedIn={onSignedIn} />
    </Form>
  );
}

const LINK =
  'flex h-11 w-fit items-center font-semibold text-accent-ink no-underline hover:underline';
