import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../notices/notify.ts';
import { AFTER_SIGN_IN, WAIT_MS } from './sign-in-texts.ts';

/** Navigates after sign-in: back at once, or to the orders after the wait or a click. */
export function useRedirectAfterSignIn(back: string | null): () => Promise<void> {
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  return async () => {
    if (back) {
      notify('success', 'Entrando...');
      return navigate(back, { replace: true });
    }
    await new Promise<void>((go) => {
      notify('success', <SigningIn onGo={go} />, { autoClose: WAIT_MS });
      setTimeout(go, WAIT_MS);
    });
    // Not if the person has left the page in the meantime.
    if (!left.current) await navigate(AFTER_SIGN_IN, { replace: true });
  };
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
