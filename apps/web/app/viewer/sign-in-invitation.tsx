import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { signInPath } from './return-path.ts';

interface SignInInvitationProps {
  art?: ComponentProps<typeof EmptyState>['art'];
  children: ReactNode;
}

/** Shown to visitors on personal pages. */
export function SignInInvitation({ art, children }: SignInInvitationProps) {
  return (
    <EmptyState art={art} action={<LinkButton to={signInPath(useLocation())}>Entrar</LinkButton>}>
      {children}
    </EmptyState>
  );
}
