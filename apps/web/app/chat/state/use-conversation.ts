import type { ChatEvent } from '@arquiba/contract/chat-events';
import { type FullConversation, getConversation } from '@arquiba/contract/conversations';
import { listChanges, listMessages, type Message } from '@arquiba/contract/messages';
import type { OutputOf } from '@arquiba/contract/route';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { onSent } from '../outbox/tab-outbox.ts';
import { useChatEvents } from './chat-events.ts';
import { conversationReducer, hasAfter, hasGap, startConversation } from './conversation-store.ts';

const RETRY_MS = 3_000;

/** Which messages to load: the last ones, or those before, after or around one. */
type Place = { before?: number; after?: number; around?: number };

interface ConversationInput {
  conversation: FullConversation;
  page: OutputOf<typeof listMessages>;
  /** The viewer is no longer in it. */
  onLeft(): void;
  onTyping(username: string): void;
}

/** One conversation as the server has it, kept up to date. */
export function useConversation({ conversation, page, onLeft, onTyping }: ConversationInput) {
  const { id } = conversation;
  const [facts, setFacts] = useState(conversation);
  const [state, dispatch] = useReducer(conversationReducer, null, () =>
    startConversation(page, conversation.members),
  );
  const catchUp = useCatchUp(id, state.rev, (changes) => dispatch({ type: 'changed', changes }));
  const reload = () => {
    quietCall(getConversation, { id }).then(
      (loaded) => {
        setFacts(loaded);
        dispatch({ type: 'members', members: loaded.members });
      },
      () => undefined,
    );
  };

  const missing = hasGap(state);
  const fill = useEffectEvent(() => void catchUp());
  useEffect(() => {
    if (missing) fill();
  }, [missing]);

  const receive = (event: ChatEvent) => {
    if (event.type === 'chat-online') return dispatch({ ...event, type: 'online' });
    if (event.conversationId !== id) return;
    if (event.type === 'chat-message') {
      dispatch({ type: 'event', rev: event.rev, message: event.message });
      // Longer ones are not part of the event.
      if (!event.message) void catchUp();
    } else if (event.type === 'chat-read') dispatch({ ...event, type: 'read' });
    else if (event.type === 'chat-typing') onTyping(event.username);
    else if (event.type === 'chat-left') onLeft();
    else reload();
  };
  useChatEvents(receive, () => {
    void catchUp();
    reload();
  });

  const answer = useEffectEvent((message: Message) => {
    if (message.conversationId !== id) return;
    dispatch({ type: 'answered', message });
    // A request is only so many messages long.
    if (facts.state === 'asked') reload();
  });
  useEffect(() => onSent((message) => answer(message)), []);

  const loading = useRef(false);
  async function load(place: Place): Promise<boolean> {
    if (loading.current) return false;
    loading.current = true;
    try {
      const page = await quietCall(listMessages, { id, ...place });
      const side = place.before !== undefined ? 'before' : 'after';
      const isMove = place.before === undefined && place.after === undefined;
      dispatch(isMove ? { type: 'moved', page } : { type: 'extended', page, side });
      return true;
    } catch {
      // The next scroll tries again.
      return false;
    } finally {
      loading.current = false;
    }
  }

  return {
    ...{ state, dispatch, facts, setFacts, reload, load },
    hasAfter: hasAfter(state),
  };
}

/** Fetches all changes after the last known one; one request at a time. */
function useCatchUp(
  id: string,
  rev: number,
  onChanges: (changes: OutputOf<typeof listChanges>) => void,
) {
  const running = useRef(false);
  const again = useRef(false);
  const known = useRef(rev);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  known.current = Math.max(known.current, rev);
  useEffect(() => () => clearTimeout(retry.current), []);
  return async function catchUp(): Promise<void> {
    clearTimeout(retry.current);
    again.current = true;
    if (running.current) return;
    running.current = true;
    try {
      for (let more = false; more || again.current; ) {
        again.current = false;
        const changes = await quietCall(listChanges, { id, after: known.current });
        known.current = Math.max(known.current, changes.rev);
        onChanges(changes);
        more = changes.more;
      }
    } catch {
      retry.current = setTimeout(() => void catchUp(), RETRY_MS);
    } finally {
      running.current = false;
    }
  };
}
