import { Link, type LinkProps } from 'react-router';

/** A link back, below a form. */
export function QuietLink(props: LinkProps) {
  return <Link {...props} className={QUIET} />;
}

export const QUIET =
  'flex h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4';
