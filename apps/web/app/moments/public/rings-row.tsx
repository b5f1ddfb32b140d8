import type { MomentPerson } from '@arquiba/contract/moment-views';
import { listMomentPeople } from '@arquiba/contract/moments';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { NEW_MOMENT_PATH, personPath } from '../moment-paths.ts';
import { forgetQueue } from '../viewer/use-queue.ts';

/** The people with moments of the last 24 hours, over the feed; first oneself, with a way to publish one. */
export default function RingsRow() {
  const account = useAccount();
  // Shown once it is whole: a ring that comes later would move the picture in it.
  const [people, setPeople] = useState<MomentPerson[] | null>(null);
  useEffect(() => {
    // The viewer goes through them in this order.
    forgetQueue();
    quietCall(listMomentPeople, {}).then(
      ({ items }) => setPeople(items),
      // One can still publish; the list is on its own page.
      () => setPeople([]),
    );
  }, []);
  if (!account || !people) return null;
  const own = people.find((each) => each.own);
  return (
    <nav aria-label="Moments">
      <ul className="flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:px-1">
        <li className="relative">
          <Ring
            to={own ? personPath(account.username) : NEW_MOMENT_PATH}
            username={account.username}
            picture={own?.person.avatar ?? null}
            ring={own && 'seen'}
            name="Você"
            label={own ? 'Você: seu moment' : 'Você: novo moment'}
          />
          <Link
            to={NEW_MOMENT_PATH}
            aria-label="Publicar um moment"
            className="touch absolute top-11 right-0.5 grid size-6 place-items-center rounded-pill border-2 border-surface bg-orange text-on-orange [&_.lucide]:size-4"
          >
            <Plus />
          </Link>
        </li>
        {people
          .filter((each) => !each.own)
          .map(({ person, unseen }) => (
            <li key={person.username}>
              <Ring
                to={personPath(person.username)}
                username={person.username}
                picture={person.avatar}
                ring={unseen > 0 ? 'unseen' : 'seen'}
                name={person.displayName}
                label={`Moments de ${person.displayName}${unseen > 0 ? ', novos' : ''}`}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface RingProps {
  to: string;
  username: string;
  picture: MomentPerson['person']['avatar'];
  ring: 'unseen' | 'seen' | undefined;
  name: string;
  label?: string;
}

function Ring({ to, username, picture, ring, name, label }: RingProps) {
  return (
    <Link
      to={to}
      aria-label={label ?? name}
      className="grid w-18 justify-items-center gap-1 text-ink no-underline"
    >
      <Avatar username={username} picture={picture} size="lg" ring={ring} />
      <span className="w-full truncate text-center text-xs">{name}</span>
    </Link>
  );
}
