import type { ProfileCard } from '@arquiba/contract/profiles';
import type { listBlocked, listMuted } from '@arquiba/contract/safety';
import { type ReactNode, useState } from 'react';
import { call } from '../api-call.ts';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Button } from '../ui/button.tsx';
import type { Page } from '../ui/pages.ts';

interface RestrictedPeopleProps<T extends ProfileCard> {
  list: Page<T>;
  load: typeof listBlocked | typeof listMuted;
  detail?: ((person: T) => ReactNode) | undefined;
  action: string;
  onAction(username: string): Promise<void>;
  empty: string;
}

/** Muted or blocked people, each with a button to undo it. */
export function RestrictedPeople<T extends ProfileCard>(props: RestrictedPeopleProps<T>) {
  const { list, load, detail, action, onAction, empty } = props;
  const [more, setMore] = useState<T[]>([]);
  const [cursor, setCursor] = useState(list.nextCursor);
  const [released, setReleased] = useState<ReadonlySet<string>>(new Set());
  const people = [...list.items, ...more].filter(({ username }) => !released.has(username));

  async function release(username: string) {
    await onAction(username);
    setReleased((before) => new Set(before).add(username));
  }
  async function loadMore() {
    const page = (await call(load, { limit: 50, ...(cursor && { cursor }) })) as unknown as Page<T>;
    setMore([...more, ...page.items]);
    setCursor(page.nextCursor);
  }

  if (people.length === 0 && cursor === null) return <p className="text-muted">{empty}</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {people.map((person) => (
          <li key={person.username}>
            <ProfileRow
              profile={person}
              detail={detail?.(person) ?? `@${person.username}`}
              action={
                <Button
                  size="sm"
                  tone="secondary"
                  aria-label={`${action} @${person.username}`}
                  // If it fails, the error is shown in a toast.
                  onClick={() => void release(person.username).catch(() => undefined)}
                >
                  {action}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {cursor !== null && (
        <Button tone="secondary" onClick={() => void loadMore().catch(() => undefined)}>
          Ver mais
        </Button>
      )}
    </>
  );
}
