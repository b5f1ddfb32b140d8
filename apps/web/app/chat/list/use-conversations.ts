import {
  type Conversation,
  type ConversationBox,
  listConversations,
  markDelivered,
} from '@arquiba/contract/conversations';
import { useEffect, useEffectEvent, useRef } from 'react';
import { quietCall } from '../../api-call.ts';
import type { Page } from '../../ui/pages.ts';
import { usePages } from '../../ui/use-pages.ts';
import { useChatEvents } from '../state/chat-events.ts';
import { forgetChanges, useListed } from './listed-conversations.ts';

/** Several events of one moment cause one request. */
const TOGETHER_MS = 250;

interface ConversationsInput {
  accountId: string;
  box: ConversationBox;
  q: string;
  first: Page<Conversation>;
}

/** The list of conversations, kept up to date. */
export function useConversations({ accountId, box, q, first }: ConversationsInput) {
  const pages = usePages({
    name: `conversations ${box} ${q} ${accountId}`,
    first,
    load: (cursor) => quietCall(listConversations, { box, q, cursor }),
    idOf: ({ id }) => id,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef('');
  shown.current = `${box} ${q}`;
  const refresh = useEffectEvent(() => {
    timer.current = undefined;
    quietCall(listConversations, { box, q }).then(
      (page) => {
        // Another box, or another search, is shown by now.
        if (shown.current !== `${box} ${q}`) return;
        forgetChanges();
        pages.refresh(page);
      },
      () => undefined,
    );
  });
  const later = () => {
    timer.current ??= setTimeout(() => refresh(), TOGETHER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useChatEvents(({ type }) => {
    if (type !== 'chat-typing' && type !== 'chat-online') later();
  }, later);
  useDelivered(pages.items);
  return { ...pages, items: useListed(pages.items, box === 'archived') };
}

/** Reports once for each conversation that its last message has arrived. */
function useDelivered(items: readonly Conversation[]): void {
  const reported = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { id, last, unread, state } of items) {
      if (!last || unread === 0 || state === 'request') continue;
      if ((reported.current.get(id) ?? 0) >= last.seq) continue;
      reported.current.set(id, last.seq);
      quietCall(markDelivered, { id, seq: last.seq }).catch(() => undefined);
    }
  }, [items]);
}
