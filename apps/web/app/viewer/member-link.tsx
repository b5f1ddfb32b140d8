import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signInPath } from './return-path.ts';
import { useAccount } from './use-site.ts';

interface MemberLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link that leads visitors to sign-in first, if its page belongs to an account. */
export function MemberLink({ to, ...shown }: MemberLinkProps) {
  const account = useAccount();
  const isClosed = !account && to.startsWith('/minha-conta/');
  return <Link to={isClosed ? signInPath({ pathname: to, search: '' }) : to} {...shown} />;
}
