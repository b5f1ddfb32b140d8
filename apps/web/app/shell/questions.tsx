import { lazyPart } from '../ui/lazy-part.tsx';
import { confirmIdentity, signInAgain } from '../viewer/questions.ts';

const ResumeDialog = lazyPart(() => import('../sessions/public/resume-dialog.tsx'));
const IdentityDialog = lazyPart(() => import('../sessions/public/identity-dialog.tsx'));

/** Renders the dialogs that a call waits for: sign in again, or confirm who you are. */
export function Questions() {
  const signIn = signInAgain.use();
  const identity = confirmIdentity.use();
  return (
    <>
      {identity && (
        <IdentityDialog settle={identity.settle} onClose={() => identity.settle(false)} />
      )}
      {signIn && <ResumeDialog settle={signIn.settle} onClose={() => signIn.settle(false)} />}
    </>
  );
}
