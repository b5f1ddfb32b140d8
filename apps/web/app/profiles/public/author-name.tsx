import { Link } from 'react-router';
import { VerifiedMark } from '../../ui/badge.tsx';

interface AuthorNameProps {
  author: { username: string; displayName: string; verified: boolean };
}

/** The name of an author, linked to the profile. */
export function AuthorName({ author: { username, displayName, verified } }: AuthorNameProps) {
  return (
    <>
      <Link
        to={`/perfil/${username}`}
        title={displayName}
        className="truncate font-semibold text-ink no-underline hover:underline"
      >
        {displayName}
      </Link>
      {verified && <VerifiedMark />}
    </>
  );
}
