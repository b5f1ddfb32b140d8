import type { FullConversation } from '@arquiba/contract/conversations';
import {
  type Message,
  type Reaction,
  reactToMessage,
  removeReaction,
  unsendMessage,
} from '@arquiba/contract/messages';
import { call } from '../../api-call.ts';
import { showDialog } from '../../dialogs/shown-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ConversationAction } from '../state/conversation-store.ts';

const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));
const ReportMessages = lazyPart(() => import('./report-messages.tsx'));

interface ActsInput {
  id: string;
  viewer: string;
  dispatch(action: ConversationAction): void;
}

/** What can be done with a message, apart from answering and editing it. */
export function messageActs({ id, viewer, dispatch }: ActsInput) {
  return {
    /** The same reaction again takes it back. */
    react(message: Message, reaction: Reaction) {
      const { seq } = message;
      const isOff = message.reactions.some(
        (each) => each.reaction === reaction && each.by.includes(viewer),
      );
      dispatch({
        type: 'assumed',
        message: withReaction(message, viewer, isOff ? null : reaction),
      });
      const answer = isOff
        ? call(removeReaction, { id, seq })
        : call(reactToMessage, { id, seq, reaction });
      answer.then(
        (changed) => dispatch({ type: 'answered', message: changed }),
        () => dispatch({ type: 'assumed', message }),
      );
    },
    unsend({ seq }: Message) {
      const unsend = async () => {
        dispatch({ type: 'answered', message: await call(unsendMessage, { id, seq }) });
      };
      showDialog((close) => (
        <ConfirmDialog
          title="Apagar esta mensagem?"
          action="Apagar para todos"
          onConfirm={unsend}
          onClose={close}
        >
          Ela some para todo mundo na conversa. Quem já leu pode se lembrar dela.
        </ConfirmDialog>
      ));
    },
    report(conversation: FullConversation, message: Message) {
      showDialog((close) => (
        <ReportMessages conversation={conversation} chosen={[message.seq]} onClose={close} />
      ));
    },
  };
}

function withReaction(message: Message, viewer: string, reaction: Reaction | null): Message {
  const others = message.reactions
    .map((each) => ({ ...each, by: each.by.filter((username) => username !== viewer) }))
    .filter(({ by, reaction: each }) => by.length > 0 || each === reaction);
  const reactions = others.some((each) => each.reaction === reaction)
    ? others.map((each) =>
        each.reaction === reaction ? { ...each, by: [...each.by, viewer] } : each,
      )
    : [...others, ...(reaction ? [{ reaction, by: [viewer] }] : [])];
  return { ...message, reactions };
}
