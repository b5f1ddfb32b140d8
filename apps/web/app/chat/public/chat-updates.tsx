import type { ChatEvent } from '@arquiba/contract/chat-events';
import { markDelivered } from '@arquiba/contract/conversations';
import { useEffect, useRef } from 'react';
import { quietCall } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { useChatEvents } from '../state/chat-events.ts';
import { refreshUnreadCount } from './refresh-unread-count.ts';
import { isWaiting } from './waiting-mark.ts';

/** Several events of one moment cause one request. */
const TOGETHER_MS = 300;

/** On every page: counts unread conversations, reports what arrived, sends what waits, and rings if wanted. */
export function ChatUpdates() {
  const account = useAccount();
  const accountId = account?.id;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = useRef(new Map<string, number>());
  const settle = () => {
    timer.current = undefined;
    if (accountId) void refreshUnreadCount(accountId);
    for (const [id, seq] of arrived.current) {
      quietCall(markDelivered, { id, seq }).catch(nothing);
    }
    arrived.current.clear();
  };
  const later = () => {
    timer.current ??= setTimeout(settle, TOGETHER_MS);
  };
  const receive = (event: ChatEvent) => {
    if (event.type === 'chat-typing' || event.type === 'chat-online') return;
    later();
    if (event.type !== 'chat-message' || event.message?.sender === account?.username) return;
    const { conversationId, seq } = event;
    const known = arrived.current.get(conversationId) ?? 0;
    arrived.current.set(conversationId, Math.max(known, seq));
    import('../new-message-sound.ts').then((it) => it.ringFor(conversationId, seq)).catch(nothing);
  };
  useChatEvents(receive, later);
  useEffect(() => {
    if (!accountId) return;
    const sendWaiting = () => {
      // Opening it sends what waits.
      if (isWaiting()) {
        import('../outbox/tab-outbox.ts').then((it) => it.openOutbox(accountId)).catch(nothing);
      }
    };
    sendWaiting();
    window.addEventListener('online', sendWaiting);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      window.removeEventListener('online', sendWaiting);
    };
  }, [accountId]);
  return null;
}

/** Nobody waits for it: later events do the same again. */
const nothing = () => undefined;
