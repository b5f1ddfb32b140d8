import { type EventDate, listEventPeople } from '@arquiba/contract/events';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { PeopleList } from '../reactions/public/people-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatExactCount } from '../ui/format-count.ts';
import { Segmented } from '../ui/radio-group.tsx';
import { guestsWord } from './public/event-words.ts';

interface PeopleDialogProps {
  slug: string;
  date: EventDate;
  start: PeopleAnswer;
  onClose(): void;
}

export type PeopleAnswer = 'going' | 'maybe' | 'waiting';

const NOBODY = 'Ninguém que você possa ver.';

/** Everyone who answered a date, by answer, page by page. */
export default function PeopleDialog({ slug, date, start, onClose }: PeopleDialogProps) {
  const [answer, setAnswer] = useState<PeopleAnswer>(start);
  const choices = [
    { value: 'going', label: 'Vão', count: undefined },
    { value: 'maybe', label: 'Talvez', count: date.maybe },
    { value: 'waiting', label: 'Na fila', count: date.waiting },
  ].flatMap(({ count, ...choice }) => {
    if (count === undefined) return choice;
    return count > 0 ? { ...choice, label: `${choice.label} (${formatExactCount(count)})` } : [];
  });
  return (
    <Dialog open onClose={onClose} title="Quem respondeu">
      {choices.length > 1 && (
        <Segmented
          label="Resposta"
          labelHidden
          name="answer"
          className="mb-4"
          value={answer}
          onChange={(value) => setAnswer(value as PeopleAnswer)}
          choices={choices}
        />
      )}
      {answer === 'waiting' && (
        <p className="mb-3 text-sm text-muted">Na ordem em que recebem um lugar.</p>
      )}
      <PeopleList
        key={answer}
        read={async (cursor) => {
          const page = await quietCall(listEventPeople, { slug, date: date.id, answer, cursor });
          return {
            ...page,
            items: page.items.map(({ person, guests }) => ({
              ...person,
              detail: guestsWord(guests),
            })),
          };
        }}
        empty={NOBODY}
        failed="Não foi possível carregar as pessoas."
      />
    </Dialog>
  );
}
