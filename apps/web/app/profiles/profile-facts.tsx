import type { Profile } from '@arquiba/contract/profiles';
import type { ReactNode } from 'react';
import { formatMonth } from '../ui/format-age.ts';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { Lock } from '../ui/icons/lock.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';

/** One line of facts: private, place, member since, links. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { city, links, memberSince } = profile;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_.lucide]:size-4.5 [&_.lucide]:flex-none">
      {profile.private && <Fact icon={<Lock />}>Perfil privado</Fact>}
      {city && <Fact icon={<MapPin />}>{city}</Fact>}
      <Fact icon={<CalendarDays />}>Desde {formatMonth(new Date(memberSince))}</Fact>
      {links.map(({ label, url }) => (
        <Fact key={`${label} ${url}`} icon={<Link2 />}>
          <a
            href={url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            title={url}
            className="touch font-semibold text-accent-ink no-underline hover:underline"
          >
            {label}
          </a>
        </Fact>
      ))}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
