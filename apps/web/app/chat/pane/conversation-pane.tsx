import type { AccountSummary } from '@arquiba/contract/accounts';
import type { FullConversation } from '@arquiba/contract/conversations';
import type { listMessages, Message } from '@arquiba/contract/messages';
import type { OutputOf } from '@arquiba/contract/route';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../ui/age.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { openOutbox, waitingMessages } from '../outbox/tab-outbox.ts';
import { shownMessages } from '../state/conversation-store.ts';
import { useConversation } from '../state/use-conversation.ts';
import { useReading } from '../state/use-reading.ts';
import { useTyping, useTypingSignal } from '../state/use-typing.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { Beginning, ConversationHeader } from './conversation-header.tsx';
import { happeningWords } from './happening-words.ts';
import { isEditable } from './is-editable.ts';
import { logEntries } from './log-entries.ts';
import { messageActs } from './message-acts.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageLog } from './message-log.tsx';
import { NewMessages } from './new-messages.tsx';
import { peopleOf } from './people-names.ts';
import { receiptOf } from './receipt.ts';
import { RequestBanner } from './request-banner.tsx';
import { TypingLine } from './typing-line.tsx';
import { useComposition } from './use-composition.ts';

const MessageMenu = lazyPart(() => import('./message-menu.tsx'));

interface ConversationPaneProps {
  account: AccountSummary;
  conversation: FullConversation;
  page: OutputOf<typeof listMessages>;
  /** The message to show first; null for the last ones. */
  wanted: number | null;
  formKey: string;
  refused: string | undefined;
}

/** An open conversation: its messages and the form for the next one. */
export default function ConversationPane(props: ConversationPaneProps) {
  const { account, conversation, page } = props;
  const navigate = useNavigate();
  const typing = useTyping();
  const signal = useTypingSignal(conversation.id);
  const opened = useConversation({
    ...{ conversation, page },
    onLeft: () => void navigate('/chat', { replace: true }),
    onTyping: (username) => typing.start(username),
  });
  const { state, facts, dispatch, load, hasAfter } = opened;
  const { id, kind } = facts;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [endSeen, setEndSeen] = useState(conversation.last?.seq ?? 0);
  const [wanted, setWanted] = useState(props.wanted);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ message: Message; place: HTMLElement } | null>(null);
  const waiting = waitingMessages.use().filter((each) => each.conversationId === id);
  const messages = shownMessages(state);
  const people = peopleOf(facts, state.people, account.username);
  const others = state.members.filter(({ profile }) => profile.username !== account.username);
  const entries = logEntries({
    ...{ messages, waiting: hasAfter ? [] : waiting, viewer: account.username },
    isStaff: facts.staff,
    unreadAfter: conversation.unread > 0 ? conversation.readSeq : null,
    now: new Date(useNow()),
  });
  const composition = useComposition({
    ...{ accountId: account.id, conversationId: id },
    onEdited: (message) => dispatch({ type: 'answered', message }),
  });
  const acts = messageActs({ id, viewer: account.username, dispatch });
  const lastSeq = Math.max(0, ...[...state.known.keys()]);
  const lastOwn = entries.findLast(({ own, message }) => own && !message.happening)?.key;
  const fresh = messages.filter((each) => each.seq > endSeen && each.sender !== account.username);
  useReading(id, lastSeq, conversation.readSeq, isAtEnd);
  useEffect(() => {
    void openOutbox(account.id);
  }, [account.id]);
  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(setHighlighted, 2_000, null);
    return () => clearTimeout(timer);
  }, [highlighted]);
  if (isAtEnd && lastSeq !== endSeen) setEndSeen(lastSeq);

  const jump = (seq: number) => {
    setWanted(seq);
    if (!messages.some((each) => each.seq === seq)) void load({ around: seq });
  };
  const write = (act: () => void) => {
    act();
    // The menu gives the focus back to its button first.
    setTimeout(() => field.current?.focus());
  };
  const editLast = () => {
    const last = messages.findLast((each) => each.sender === account.username && isEditable(each));
    if (last) composition.edit(last);
  };
  const outboxed = (act: 'retry' | 'drop') => (clientId: string) =>
    void openOutbox(account.id).then((outbox) => outbox[act](clientId));
  return (
    <section aria-label={`Conversa com ${facts.title}`} className="flex min-h-0 flex-1 flex-col">
      <ConversationHeader
        {...{ conversation: facts, members: state.members, typing: typing.typing, people }}
        onChange={opened.setFacts}
      />
      <MessageLog
        label={`Mensagens com ${facts.title}`}
        entries={entries}
        hasBefore={state.hasBefore}
        hasAfter={hasAfter}
        beforePath={`/chat/${id}?antes=${state.from}`}
        onBefore={() => void load({ before: state.from })}
        onAfter={() => void load({ after: state.to })}
        onLast={() => void load({})}
        wanted={wanted}
        onShown={() => {
          setHighlighted(wanted);
          setWanted(null);
        }}
        onAtEnd={setAtEnd}
        fresh={fresh.length}
        beginning={<Beginning conversation={facts} />}
        end={<TypingLine typing={typing.typing} nameOf={people.nameOf} />}
      >
        {(entry) =>
          entry.message.happening ? (
            <p className="my-3 text-center text-sm text-muted wrap-anywhere">
              {happeningWords(entry.message, people.nameOf)}
            </p>
          ) : (
            <MessageBubble
              entry={entry}
              author={kind === 'group' && !entry.own ? people.authorOf(entry.message) : null}
              name={people.senderName(entry.message)}
              answeredName={people.nameOf(entry.message.replyTo?.sender ?? null)}
              receipt={
                entry.own
                  ? entry.waiting
                    ? entry.waiting.refused
                      ? 'refused'
                      : 'waiting'
                    : receiptOf(entry.message.seq, others)
                  : null
              }
              isLastOwn={entry.key === lastOwn}
              isHighlighted={entry.message.seq === highlighted}
              viewer={account.username}
              onMenu={(message, place) => setMenu({ message, place })}
              onReact={acts.react}
              onJump={jump}
              onRetry={outboxed('retry')}
              onDrop={outboxed('drop')}
            />
          )
        }
      </MessageLog>
      <NewMessages
        messages={messages}
        viewer={account.username}
        people={people}
        onNew={typing.stop}
      />
      <RequestBanner conversation={facts} onChange={opened.setFacts} />
      {facts.mayWrite && facts.state !== 'request' ? (
        <Composer
          conversationId={id}
          composition={composition}
          field={field}
          formKey={props.formKey}
          refused={props.refused}
          answeredName={composition.answered ? people.senderName(composition.answered) : ''}
          onlyText={facts.state === 'asked'}
          onTyping={signal}
          onEditLast={editLast}
        />
      ) : (
        <ClosedNote conversation={facts} onUnblocked={opened.reload} />
      )}
      {menu && (
        <MessageMenu
          {...{ message: menu.message, button: menu.place, viewer: account.username }}
          own={menu.message.sender === account.username}
          mayReport={!(facts.staff && menu.message.fromShop)}
          mayWrite={facts.mayWrite}
          // Staff has no name for the customer, under which a reaction could stand.
          mayReact={facts.mayWrite && !facts.staff}
          onReply={(message) => write(() => composition.answer(message))}
          onEdit={(message) => write(() => composition.edit(message))}
          onUnsend={acts.unsend}
          onReport={(message) => acts.report(facts, message)}
          onReact={acts.react}
          onClose={() => setMenu(null)}
        />
      )}
    </section>
  );
}
