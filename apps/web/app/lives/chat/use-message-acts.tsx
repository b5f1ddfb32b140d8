import {
  addLiveModerator,
  letSpeakInLive,
  pinLiveMessage,
  removeLiveMessage,
  removeLiveModerator,
  silenceInLive,
} from '@arquiba/contract/live-chat';
import type { LiveDetail, LiveMessage } from '@arquiba/contract/live-views';
import { call } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Ban } from '../../ui/icons/ban.tsx';
import { Pin } from '../../ui/icons/pin.tsx';
import { PinOff } from '../../ui/icons/pin-off.tsx';
import { Shield } from '../../ui/icons/shield.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import type { LiveMessages } from './use-live-messages.ts';

interface Acting {
  live: LiveDetail;
  messages: LiveMessages;
  onChanged(): void;
}

/** What someone may do with a message: remove their own; who moderates, also pin it and silence its author. */
export function useMessageActs({ live, messages, onChanged }: Acting) {
  const account = useAccount();
  const { id } = live;

  async function act(work: Promise<unknown>, said: string): Promise<void> {
    try {
      await work;
      notify('success', said);
      onChanged();
    } catch {
      // A toast has said why.
    }
  }

  async function remove(message: LiveMessage): Promise<void> {
    messages.remove(message.id);
    await call(removeLiveMessage, { id, messageId: message.id }).catch(() => messages.add(message));
  }

  return (message: LiveMessage): MenuItem[] => {
    const { username, displayName } = message.author;
    const isOwn = account?.username === username;
    const items: MenuItem[] = [];
    if (live.moderates) {
      const isPinned = live.pinned?.id === message.id;
      items.push({
        label: isPinned ? 'Desafixar' : 'Fixar sobre o chat',
        icon: isPinned ? <PinOff /> : <Pin />,
        onSelect: () => {
          const messageId = isPinned ? null : message.id;
          const said = isPinned ? 'Mensagem desafixada.' : 'Mensagem fixada.';
          void act(call(pinLiveMessage, { id, messageId }), said);
        },
      });
    }
    if (live.own && !isOwn) {
      const isModerator = live.moderators.some((each) => each.username === username);
      items.push({
        label: isModerator ? 'Tirar da moderação' : 'Tornar moderador',
        icon: <Shield />,
        onSelect: () =>
          void act(
            call(isModerator ? removeLiveModerator : addLiveModerator, { id, username }),
            isModerator ? `${displayName} não modera mais.` : `${displayName} modera o chat.`,
          ),
      });
    }
    if (live.moderates && !isOwn && message.role !== 'owner') {
      const isSilenced = live.silencedPeople.some((each) => each.username === username);
      items.push({
        label: isSilenced ? 'Devolver ao chat' : 'Tirar do chat',
        icon: <Ban />,
        danger: !isSilenced,
        onSelect: () =>
          void act(
            call(isSilenced ? letSpeakInLive : silenceInLive, { id, username }),
            isSilenced ? `${displayName} voltou ao chat.` : `${displayName} não escreve mais aqui.`,
          ),
      });
    }
    if (isOwn || live.moderates) {
      items.push({
        ...{ label: 'Apagar mensagem', icon: <Trash />, danger: true },
        onSelect: () => void remove(message),
      });
    }
    return items;
  };
}
