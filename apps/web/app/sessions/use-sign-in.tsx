import { ApiError } from '@arquiba/contract/errors';
import { signIn } from '@arquiba/contract/sessions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { notify } from '../shell/notify.ts';
import { storeSession } from '../shell/use-session-in-tabs.ts';
import { AFTER_SIGN_IN, blockedMessage, WAIT_MS } from './sign-in-texts.ts';

/** Signs in from a form with `email` and `password`, tells how it went, and leads on. */
export function useSignIn(back: string | null) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (path: string) => {
    clearTimeout(timer.current);
    void navigate(path, { replace: true });
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const answer = await quietCall(signIn, {
        email: String(form.get('email')),
        password: String(form.get('password')),
      });
      if (answer.status === 'blocked') {
        notify('error', blockedMessage(answer.name));
        setBusy(false);
        return;
      }
      storeSession(answer);
      if (back) {
        notify('success', 'Entrando...');
        return leave(back);
      }
      notify('success', <SigningIn onGo={() => leave(AFTER_SIGN_IN)} />, { autoClose: WAIT_MS });
      timer.current = setTimeout(leave, WAIT_MS, AFTER_SIGN_IN);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      notify('error', error.message);
    }
  }

  return { submit, busy };
}

function SigningIn({ onGo }: { onGo(): void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      Entrando...
      <button type="button" onClick={onGo} className="touch h-9 font-bold underline">
        Ir agora
      </button>
    </span>
  );
}
