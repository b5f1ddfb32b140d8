import type { Event, EventPerson } from '@arquiba/contract/events';
import { useState } from 'react';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Page } from '../ui/pages.ts';
import type { PeopleAnswer } from './people-dialog.tsx';
import { guestsWord } from './public/event-words.ts';
import { useEventUpdates } from './use-event-updates.ts';

const PeopleDialog = lazyPart(() => import('./people-dialog.tsx'));

interface EventPeopleProps {
  event: Event;
  /** The first of those who go, and of those who wait for a place. */
  people: Page<EventPerson>;
  waiting: Page<EventPerson>;
}

/** Some of the people who go or wait; all of them in a dialog. */
export function EventPeople({ event, people, waiting }: EventPeopleProps) {
  const { slug, date, postId } = event;
  useEventUpdates(postId);
  const [opened, setOpened] = useState<PeopleAnswer | null>(null);
  const hasMore = people.nextCursor !== null || date.maybe > 0;
  return (
    <>
      {(people.items.length > 0 || date.maybe > 0) && (
        <Few
          title={`Quem vai (${date.going})`}
          people={people.items}
          more={hasMore ? 'Ver todas as pessoas' : undefined}
          onMore={() => setOpened(people.items.length > 0 ? 'going' : 'maybe')}
        />
      )}
      {waiting.items.length > 0 && (
        <Few
          title={`Lista de espera (${date.waiting})`}
          people={waiting.items}
          more={waiting.nextCursor === null ? undefined : 'Ver a fila toda'}
          onMore={() => setOpened('waiting')}
        />
      )}
      {opened && (
        <PeopleDialog {...{ slug, date }} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface FewProps {
  title: string;
  people: EventPerson[];
  more: string | undefined;
  onMore(): void;
}

function Few({ title, people, more, onMore }: FewProps) {
  return (
    <Card title={title} className="max-sm:rounded-none max-sm:border-x-0">
      <ul className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2">
        {people.map(({ person, guests }) => (
          <li key={person.username}>
            <ProfileRow profile={person} detail={guestsWord(guests)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button tone="secondary" size="sm" className="mt-3 noscript:hidden" onClick={onMore}>
          {more}
        </Button>
      )}
    </Card>
  );
}
