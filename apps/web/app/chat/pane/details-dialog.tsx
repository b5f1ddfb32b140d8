import {
  addToConversation,
  CONVERSATION_TITLE_MAX_CHARACTERS,
  type ConversationMember,
  type FullConversation,
  getConversation,
  MOST_CONVERSATION_MEMBERS,
  removeFromConversation,
  renameConversation,
} from '@arquiba/contract/conversations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import ConfirmDialog from '../../dialogs/confirm-dialog.tsx';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { ProfileRow } from '../../profiles/public/profile-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { type Choice, PeopleChoice, usernameOf } from '../people-choice.tsx';

interface DetailsDialogProps {
  conversation: FullConversation;
  onChange(conversation: FullConversation): void;
  onClose(): void;
}

/** The name and the people of a conversation of several. */
export default function DetailsDialog({ onClose, ...props }: DetailsDialogProps) {
  const [conversation, setConversation] = useState(props.conversation);
  const [adding, setAdding] = useState<Choice[] | null>(null);
  const [title, setTitle] = useState(conversation.title);
  const navigate = useNavigate();
  const viewer = useAccount()?.username ?? '';
  const { id, members, mayManage } = conversation;
  const changed = async () => {
    const loaded = await call(getConversation, { id });
    setConversation(loaded);
    props.onChange(loaded);
  };
  const rename = useAct(async () => {
    await call(renameConversation, { id, title });
    await changed();
  });
  const add = useAct(async () => {
    const usernames = (adding ?? []).map(usernameOf);
    await call(addToConversation, { id, usernames });
    await changed();
    setAdding(null);
  });
  const leave = async () => {
    await call(removeFromConversation, { id, username: viewer });
    void navigate('/chat', { replace: true });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dados da conversa"
      actions={
        adding ? (
          <>
            <Button tone="secondary" onClick={() => setAdding(null)}>
              Voltar
            </Button>
            <Button busy={add.busy} disabled={adding.length === 0} onClick={add.run}>
              Adicionar
            </Button>
          </>
        ) : (
          <Button
            tone="danger"
            onClick={() =>
              showDialog((close) => (
                <ConfirmDialog
                  title="Sair desta conversa?"
                  action="Sair"
                  onConfirm={leave}
                  onClose={close}
                >
                  Você não vê mais as mensagens dela, e só volta se alguém adicionar você.
                </ConfirmDialog>
              ))
            }
          >
            Sair da conversa
          </Button>
        )
      }
    >
      {adding ? (
        <PeopleChoice
          label="Buscar pessoas"
          chosen={adding}
          without={members.map(({ profile }) => profile.username)}
          most={MOST_CONVERSATION_MEMBERS - members.length}
          onChange={setAdding}
        />
      ) : (
        <div className="grid gap-4">
          {mayManage && (
            <div className="flex items-end gap-2">
              <TextField
                label="Nome da conversa"
                className="flex-1"
                value={title}
                maxLength={CONVERSATION_TITLE_MAX_CHARACTERS}
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
              <Button
                tone="secondary"
                busy={rename.busy}
                disabled={title.trim() === '' || title === conversation.title}
                onClick={rename.run}
              >
                Salvar
              </Button>
            </div>
          )}
          <div className="flex items-center justify-between gap-2">
            <h3 className="display text-lg">
              {members.length === 1 ? '1 pessoa' : `${members.length} pessoas`}
            </h3>
            {mayManage && members.length < MOST_CONVERSATION_MEMBERS && (
              <Button tone="soft" size="sm" onClick={() => setAdding([])}>
                Adicionar pessoas
              </Button>
            )}
          </div>
          <ul className="grid gap-1">
            {members.map((member) => (
              <li key={member.profile.username}>
                <Member
                  {...{ id, member, onRemoved: changed }}
                  mayRemove={mayManage && member.profile.username !== viewer}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

interface MemberProps {
  id: string;
  member: ConversationMember;
  mayRemove: boolean;
  onRemoved(): Promise<void>;
}

function Member({ id, member: { profile, manages, online }, mayRemove, onRemoved }: MemberProps) {
  const { username, displayName } = profile;
  const remove = useAct(async () => {
    await call(removeFromConversation, { id, username });
    await onRemoved();
  });
  const detail = [`@${username}`, manages && 'administra', online && 'online'].filter(Boolean);
  return (
    <ProfileRow
      profile={profile}
      detail={detail.join(' · ')}
      action={
        mayRemove && (
          <Button
            tone="ghost"
            size="sm"
            busy={remove.busy}
            aria-label={`Tirar ${displayName}`}
            onClick={remove.run}
          >
            Tirar
          </Button>
        )
      }
    />
  );
}

/** An action after which the dialog stays open; an error was shown in a toast. */
function useAct(work: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run() {
      setBusy(true);
      work()
        .catch(() => undefined)
        .finally(() => setBusy(false));
    },
  };
}
