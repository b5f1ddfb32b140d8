import type { AccountSummary } from '@arquiba/contract/accounts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { SignInForm } from './sign-in-form.tsx';

interface ResumeDialogProps {
  settle(back: boolean): void;
  onClose(): void;
}

/** Asks for the password in a dialog; the page stays as it is. */
export default function ResumeDialog({ settle, onClose }: ResumeDialogProps) {
  const account = useAccount();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    // The person went to another page, such as password recovery: the interrupted request is given up.
    if (pathname !== opened.current) settle(false);
  }, [pathname, settle]);
  const goOn = ({ id }: AccountSummary) => {
    // The page shows the data of another account.
    if (account && id !== account.id) return window.location.reload();
    settle(true);
  };
  return (
    <Dialog open onClose={onClose} title="Sua sessão terminou">
      <div className="grid gap-4">
        <p className="text-muted">
          Entre de novo para continuar de onde parou. O que você escreveu continua aqui.
        </p>
        <SignInForm onSignedIn={goOn} email={account?.email} fixed />
      </div>
    </Dialog>
  );
}
