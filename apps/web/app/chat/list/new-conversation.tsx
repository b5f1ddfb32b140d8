import {
  CONVERSATION_TITLE_MAX_CHARACTERS,
  createConversation,
  MOST_CONVERSATION_MEMBERS,
  openConversation,
} from '@arquiba/contract/conversations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import { useDialogAction } from '../../dialogs/use-dialog-action.ts';
import { newKey } from '../../draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { type Choice, PeopleChoice, usernameOf } from '../people-choice.tsx';

/** One person: a conversation of two. Several: one with a name. */
export default function NewConversation({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const account = useAccount();
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [title, setTitle] = useState('');
  const [key] = useState(newKey);
  const [problem, setProblem] = useState<string>();
  const isGroup = chosen.length > 1;
  const { busy, run } = useDialogAction(async () => {
    const usernames = chosen.map(usernameOf);
    const conversation = isGroup
      ? await call(createConversation, { title, usernames }, { idempotencyKey: key })
      : await call(openConversation, { username: usernames[0] ?? '' });
    void navigate(`/chat/${conversation.id}`);
  }, onClose);
  const start = () => {
    if (isGroup && title.trim() === '') return setProblem('Dê um nome à conversa');
    void run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nova conversa"
      cancel="Cancelar"
      actions={
        <Button busy={busy} disabled={chosen.length === 0} onClick={start}>
          {isGroup ? 'Criar conversa' : 'Conversar'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isGroup && (
          <TextField
            label="Nome da conversa"
            value={title}
            maxLength={CONVERSATION_TITLE_MAX_CHARACTERS}
            error={problem}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
        <PeopleChoice
          label="Buscar pessoas"
          chosen={chosen}
          without={account ? [account.username] : []}
          most={MOST_CONVERSATION_MEMBERS - 1}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
