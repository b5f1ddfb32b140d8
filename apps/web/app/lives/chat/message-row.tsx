import type { LiveMessage } from '@arquiba/contract/live-views';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, VerifiedMark } from '../../ui/badge.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';

export function MessageRow({ message, acts }: { message: LiveMessage; acts: MenuItem[] }) {
  const { author, role, text } = message;
  return (
    <li className="flex items-start gap-2 py-1.5 pr-1 pl-4 [&>button]:-my-2">
      <Avatar username={author.username} picture={author.avatar} size="xs" className="mt-0.5" />
      <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <Link
          to={`/perfil/${author.username}`}
          className="mr-1.5 inline-flex max-w-full items-center gap-1 align-bottom text-sm font-semibold text-ink no-underline hover:underline"
        >
          <span className="truncate">{author.displayName}</span>
          {author.verified && <VerifiedMark />}
        </Link>
        {role !== 'viewer' && (
          <Badge tone={role === 'owner' ? 'orange' : 'grass'} className="mr-1.5">
            {role === 'owner' ? 'Quem transmite' : 'Moderação'}
          </Badge>
        )}
        {text}
      </p>
      {acts.length > 0 && (
        <Menu name={`Opções da mensagem de ${author.displayName}`} items={acts} />
      )}
    </li>
  );
}
