import { ApiError } from '@arquiba/contract/errors';
import {
  checkUsername,
  type OwnProfile,
  USERNAME_CHANGES,
  USERNAME_DAYS,
} from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { formatMoment } from '../../ui/format-age.ts';
import { TextField } from '../../ui/text-field.tsx';

interface UsernameFieldProps {
  profile: Pick<OwnProfile, 'username' | 'usernameChanges'>;
  error: string | undefined;
}

/** Shows while typing whether a username is free, and explains the consequences of a change. */
export function UsernameField({ profile, error }: UsernameFieldProps) {
  const { username, usernameChanges } = profile;
  const [typed, setTyped] = useState(username);
  const name = typed.trim().toLowerCase();
  const answer = useAvailability(name, name !== username && name.length >= 3);
  const { nextAt } = usernameChanges;
  const taken = answer?.problem;
  return (
    <TextField
      label="Nome de usuário"
      name="username"
      prefix="@"
      maxLength={30}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      readOnly={nextAt !== null}
      onChange={(event) => setTyped(event.currentTarget.value)}
      error={error ?? taken}
      hint={
        <span aria-live="polite">
          {nextAt !== null
            ? `Você já mudou ${USERNAME_CHANGES} vezes em ${USERNAME_DAYS} dias. Poderá mudar de novo em ${formatMoment(new Date(nextAt))}.`
            : answer?.free
              ? `@${name} está livre. Por ${USERNAME_DAYS} dias, o endereço antigo leva ao novo.`
              : `Você pode mudar mais ${usernameChanges.left === 1 ? '1 vez' : `${usernameChanges.left} vezes`} em ${USERNAME_DAYS} dias.`}
        </span>
      }
    />
  );
}

interface Answer {
  name: string;
  free: boolean;
  problem?: string;
}

const PAUSE_MS = 350;

/** Asks the server after a pause in typing; ignores answers for an older value. */
function useAvailability(name: string, asks: boolean): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!asks) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(name, stop.signal).then(setAnswer, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, asks]);
  return asks && answer?.name === name ? answer : null;
}

async function ask(name: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { available } = await quietCall(checkUsername, { username: name }, { signal });
    if (available) return { name, free: true };
    return { name, free: false, problem: 'Este nome de usuário já está em uso.' };
  } catch (error) {
    const problem = error instanceof ApiError && error.fields?.username;
    if (!problem) throw error;
    return { name, free: false, problem };
  }
}
