import { Link, useLocation } from 'react-router';
import { startOf } from '../list-page.ts';

/** Leads from a later page of the catalogue, which an address names, to the first. */
export function FromStart() {
  const location = useLocation();
  if (!location.search.includes('cursor=')) return null;
  return (
    <Link
      to={startOf(location)}
      className="flex h-11 w-fit items-center font-semibold text-ink underline underline-offset-4"
    >
      Ver desde o início
    </Link>
  );
}
