import { type Conversation, listConversations } from '@arquiba/contract/conversations';
import {
  type CardReference,
  MESSAGE_MAX_CHARACTERS,
  MOST_SHARE_TARGETS,
  shareCard,
} from '@arquiba/contract/messages';
import { useEffect, useState } from 'react';
import { call, quietCall } from '../../api-call.ts';
import { useDialogAction } from '../../dialogs/use-dialog-action.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { newClientId } from '../outbox/new-client-id.ts';
import { type Choice, choiceOf, isPerson, PeopleChoice, usernameOf } from '../people-choice.tsx';

const RECENT = 12;

interface SendByMessageProps {
  card: CardReference;
  onSent(): void;
}

/** Sends a post, a product, an event or a live to several people and conversations at once. */
export function SendByMessage({ card, onSent }: SendByMessageProps) {
  const account = useAccount();
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [recent, setRecent] = useState<Choice[]>([]);
  const [text, setText] = useState('');
  const [clientId] = useState(newClientId);
  useEffect(() => {
    quietCall(listConversations, { limit: RECENT }).then(
      ({ items }) => setRecent(items.filter(({ mayWrite }) => mayWrite).map(recentChoice)),
      // People can still be found by typing.
      () => undefined,
    );
  }, []);
  const { busy, run } = useDialogAction(async () => {
    const { sent, refused } = await call(shareCard, {
      ...{ clientId, text, card },
      usernames: chosen.filter(isPerson).map(usernameOf),
      conversationIds: chosen.filter((each) => !isPerson(each)).map(({ key }) => key),
    });
    if (sent.length > 0)
      notify('success', sent.length === 1 ? 'Enviado.' : `Enviado para ${sent.length}.`);
    if (refused.length > 0) notify('error', refusedWords(refused, chosen));
  }, onSent);
  return (
    <section aria-label="Enviar por mensagem" className="grid gap-3">
      <PeopleChoice
        label="Para quem?"
        chosen={chosen}
        offered={recent}
        without={account ? [account.username] : []}
        most={MOST_SHARE_TARGETS}
        onChange={setChosen}
      />
      {chosen.length > 0 && (
        <>
          <TextArea
            label="Mensagem"
            optional
            rows={2}
            maxLength={MESSAGE_MAX_CHARACTERS}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button wide icon={<Send />} busy={busy} onClick={() => void run()}>
            {chosen.length === 1 ? 'Enviar' : `Enviar para ${chosen.length}`}
          </Button>
        </>
      )}
    </section>
  );
}

/** A conversation of two counts as its person, so that nobody is offered twice. */
function recentChoice(conversation: Conversation): Choice {
  const { id, kind, title, people, memberCount } = conversation;
  const [person] = people;
  if (kind === 'direct' && person) return choiceOf(person);
  return {
    ...{ key: id, name: title, conversation },
    detail: kind === 'shop' ? 'Loja' : `${memberCount} pessoas`,
  };
}

function refusedWords(refused: readonly string[], chosen: readonly Choice[]): string {
  const names = chosen
    .filter((each) => refused.includes(isPerson(each) ? usernameOf(each) : each.key))
    .map(({ name }) => name);
  return `Não foi possível enviar para ${names.join(', ') || 'todos'}.`;
}
