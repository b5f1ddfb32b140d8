import {
  archiveConversation,
  type Conversation,
  clearConversation,
  muteConversation,
} from '@arquiba/contract/conversations';
import { call } from '../api-call.ts';
import { showDialog } from '../dialogs/shown-dialog.tsx';
import { offerAction } from '../notices/act-with-undo.tsx';
import { blockItem } from '../safety/public/safety-items.tsx';
import { Archive } from '../ui/icons/archive.tsx';
import { Flag } from '../ui/icons/flag.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { Volume2 } from '../ui/icons/volume-2.tsx';
import { VolumeX } from '../ui/icons/volume-x.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { MenuItem } from '../ui/menu.tsx';

const ConfirmDialog = lazyPart(() => import('../dialogs/confirm-dialog.tsx'));
const MuteDialog = lazyPart(() => import('./list/mute-dialog.tsx'));
const ReportMessages = lazyPart(() => import('./pane/report-messages.tsx'));

interface ItemsInput {
  conversation: Conversation;
  onChange(conversation: Conversation): void;
  /** It is no longer in the list. */
  onCleared(): void;
}

/** What can be done with a conversation, in the list and above its messages. */
export function conversationItems({ conversation, onChange, onCleared }: ItemsInput): MenuItem[] {
  const { id, kind, archived, muted, people, last, closedBecause } = conversation;
  const [person] = people;
  const unmute = async () => onChange(await call(muteConversation, { id, hours: 0 }));
  return [
    muted
      ? { label: 'Ativar avisos', icon: <Volume2 />, onSelect: () => void unmute().catch(shown) }
      : {
          label: 'Silenciar',
          icon: <VolumeX />,
          onSelect: () =>
            showDialog((close) => <MuteDialog {...{ conversation, onChange }} onClose={close} />),
        },
    {
      label: archived ? 'Desarquivar' : 'Arquivar',
      icon: <Archive />,
      onSelect: () => void archive(conversation, !archived, onChange).catch(shown),
    },
    {
      label: 'Apagar conversa',
      icon: <Trash />,
      danger: true,
      onSelect: () =>
        showDialog((close) => (
          <ConfirmDialog
            title="Apagar esta conversa?"
            action="Apagar"
            onConfirm={async () => {
              await call(clearConversation, { id });
              onCleared();
            }}
            onClose={close}
          >
            Ela some da sua lista com as mensagens até aqui. Os outros ficam com a cópia deles.
          </ConfirmDialog>
        )),
    },
    ...(kind === 'direct' && person ? [blockItem(person, closedBecause === 'blocked')] : []),
    ...(kind !== 'shop' && last
      ? [
          {
            label: 'Denunciar',
            icon: <Flag />,
            danger: true,
            onSelect: () =>
              showDialog((close) => (
                <ReportMessages conversation={conversation} chosen={[]} onClose={close} />
              )),
          },
        ]
      : []),
  ];
}

async function archive(
  { id }: Conversation,
  archived: boolean,
  onChange: ItemsInput['onChange'],
): Promise<void> {
  onChange(await call(archiveConversation, { id, archived }));
  const undo = async () => onChange(await call(archiveConversation, { id, archived: !archived }));
  offerAction({
    said: archived ? 'Conversa arquivada.' : 'A conversa voltou para a lista.',
    action: 'Desfazer',
    onAction: () => void undo().catch(shown),
  });
}

/** The error was shown in a toast. */
const shown = () => undefined;
