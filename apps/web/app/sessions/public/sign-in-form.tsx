import type { AccountSummary } from '@arquiba/contract/accounts';
import { useState } from 'react';
import { PasswordStep } from '../password-step.tsx';
import { SecondFactorStep } from '../second-factor-step.tsx';

interface SignInFormProps {
  /** The form stays busy until the promise is settled. */
  onSignedIn(account: AccountSummary): void | Promise<void>;
  email?: string | undefined;
  /** Only this account may sign in: the e-mail cannot be changed. */
  fixed?: boolean | undefined;
  /** The values that were sent without scripts, and the result. */
  before?: SentBefore | undefined;
}

export interface SentBefore {
  email: string;
  problem: string | null;
  /** Set if the password was right and a second factor is required. */
  challenge: string | null;
}

/** E-mail and password, or a passkey; then the code of the second factor, if there is one. */
export function SignInForm({ onSignedIn, email, fixed, before }: SignInFormProps) {
  const [challenge, setChallenge] = useState(before?.challenge ?? null);
  const [typed, setTyped] = useState(before?.email ?? email ?? '');
  const [problem, setProblem] = useState(before?.problem ?? null);
  // Without scripts every answer is a new page, which starts from the sent values.
  const restart = () => {
    setChallenge(null);
    setProblem(null);
  };
  if (challenge !== null) {
    return (
      <SecondFactorStep {...{ challenge, problem, onSignedIn }} email={typed} onRestart={restart} />
    );
  }
  return (
    <PasswordStep
      {...{ fixed, problem, onSignedIn }}
      email={typed}
      onCodeWanted={(wanted, writtenEmail) => {
        setTyped(writtenEmail);
        setProblem(null);
        setChallenge(wanted);
      }}
    />
  );
}
