import { listLiveMessages } from '@arquiba/contract/live-chat';
import type { LiveMessage } from '@arquiba/contract/live-views';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';

const MOST_SHOWN = 300;
/** Ids of messages that were written at the same moment may arrive in another order. */
const OVERLAP = 5;
const PATIENCE_MS = 400;

export interface LiveMessages {
  items: LiveMessage[];
  state: 'loading' | 'ready' | 'failed';
  add(message: LiveMessage): void;
  remove(id: string): void;
  retry(): void;
  onEvent(event: RealtimeEvent): void;
  onGap(): void;
}

/** The chat of a live: its end while it is on air, all of it for a replay. */
export function useLiveMessages(liveId: string, isReplay: boolean): LiveMessages {
  const [items, setItems] = useState<LiveMessage[]>([]);
  const [state, setState] = useState<LiveMessages['state']>('loading');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const merge = (more: readonly LiveMessage[]) =>
    setItems((before) => merged(before, more, isReplay ? undefined : MOST_SHOWN));

  const load = useEffectEvent(async (isGone: () => boolean) => {
    try {
      let after = isReplay ? '0' : items.at(-OVERLAP)?.id;
      for (;;) {
        const input = { id: liveId, ...(after !== undefined && { after }) };
        const { items: more, more: isMore } = await quietCall(listLiveMessages, input);
        if (isGone()) return;
        merge(more);
        const last = more.at(-1);
        if (after === undefined || !isMore || !last) break;
        after = last.id;
      }
      setState('ready');
    } catch {
      setState((before) => (before === 'ready' ? before : 'failed'));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another live, or its replay, is another chat
  useEffect(() => {
    let gone = false;
    void load(() => gone);
    return () => {
      gone = true;
      clearTimeout(timer.current);
    };
  }, [liveId, isReplay]);

  const read = () => void load(() => false);
  return {
    ...{ items, state, retry: read, onGap: read },
    add: (message) => merge([message]),
    remove: (id) => setItems((before) => before.filter((each) => each.id !== id)),
    onEvent({ type, messageId }) {
      if (type === 'removed') setItems((before) => before.filter(({ id }) => id !== messageId));
      if (type !== 'chat') return;
      // Many write at once: one question for all of them.
      clearTimeout(timer.current);
      timer.current = setTimeout(read, PATIENCE_MS * Math.random());
    },
  };
}

function merged(
  before: readonly LiveMessage[],
  more: readonly LiveMessage[],
  most: number | undefined,
): LiveMessage[] {
  const byId = new Map([...before, ...more].map((each) => [each.id, each]));
  const all = [...byId.values()].sort((one, other) => (isBefore(one.id, other.id) ? -1 : 1));
  return most === undefined ? all : all.slice(-most);
}

const isBefore = (one: string, other: string) =>
  one.length === other.length ? one < other : one.length < other.length;
