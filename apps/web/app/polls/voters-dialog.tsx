import { listVoters } from '@arquiba/contract/polls';
import type { Poll } from '@arquiba/contract/posts';
import { useState } from 'react';
import { quietCall } from '../api-call.ts';
import { PeopleList } from '../reactions/public/people-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { countOfVotes } from './count-of-votes.ts';

interface VotersDialogProps {
  postId: string;
  poll: Poll;
  onClose(): void;
}

/** Who chose each option of a poll with open votes. */
export default function VotersDialog({ postId, poll, onClose }: VotersDialogProps) {
  const [position, setPosition] = useState(() => mostVoted(poll));
  const votes = poll.options[position]?.votes ?? 0;
  return (
    <Dialog open onClose={onClose} title="Quem votou">
      <SelectField
        label="Opção"
        className="mb-4"
        value={String(position)}
        onChange={(event) => setPosition(Number(event.currentTarget.value))}
        options={poll.options.map((option, at) => ({
          value: String(at),
          label: `${option.label} (${countOfVotes(option.votes ?? 0)})`,
        }))}
      />
      <PeopleList
        key={position}
        read={(cursor) => quietCall(listVoters, { id: postId, position, cursor })}
        empty={
          votes === 0
            ? 'Ninguém escolheu esta opção ainda.'
            : 'Quem escolheu esta opção tem perfil fechado para você.'
        }
        failed="Não foi possível carregar os votos."
      />
    </Dialog>
  );
}

function mostVoted({ options }: Poll): number {
  const votes = options.map((option) => option.votes ?? 0);
  return votes.indexOf(Math.max(...votes));
}
