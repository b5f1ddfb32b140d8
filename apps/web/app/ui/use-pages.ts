import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cachedList, cacheList, forgetLeftList, leaveList, returnToList } from './list-cache.ts';
import { appendPage, freshenList, type Page, refreshList } from './pages.ts';

interface PagesOptions<T> {
  /** Identifies the list and its viewer: 'feed 71'. */
  name: string;
  /** From the page's loader. */
  first: Page<T>;
  load(cursor: string): Promise<Page<T>>;
  idOf(item: T): string;
}

export interface Pages<T> extends Page<T> {
  state: 'idle' | 'loading' | 'failed';
  loadMore(): void;
  change(update: (items: T[]) => T[]): void;
  /** Merges the first page, loaded again. */
  refresh(first: Page<T>): void;
}

/** A list that loads by cursor, and keeps its length when the person returns to it. */
export function usePages<T>({ name, first, load, idOf }: PagesOptions<T>): Pages<T> {
  const place = `${name} ${useLocation().key}`;
  const recall = () => {
    const cached = cachedList<T>(place);
    return cached && freshenList(cached, first, idOf);
  };
  const [list, setList] = useState(() => recall() ?? first);
  const [state, setState] = useState<Pages<T>['state']>('idle');
  const [seen, setSeen] = useState({ name, first, place });
  /** The list whose next page is requested. */
  const loading = useRef<string>(undefined);

  if (seen.first !== first || seen.place !== place) {
    setSeen({ name, first, place });
    const known = seen.place === place ? undefined : recall();
    if (seen.name !== name) {
      loading.current = undefined;
      setList(known ?? first);
      setState('idle');
    } else if (seen.first !== first) setList(known ?? refreshList(list, first, idOf));
  }

  useEffect(() => cacheList(place, list), [place, list]);
  useReturn<T>(place, (left) => setList(freshenList(left, first, idOf)));
  useLeaving(place, list);

  async function loadMore() {
    const cursor = list.nextCursor;
    if (!cursor || loading.current) return;
    loading.current = name;
    setState('loading');
    const next = await load(cursor).catch(() => null);
    // Another list is shown by now, which may have come to the same place.
    if (loading.current !== name) return;
    loading.current = undefined;
    if (next) setList((before) => appendPage(before, cursor, next, idOf));
    setState(next ? 'idle' : 'failed');
  }

  return {
    ...list,
    state,
    loadMore: () => void loadMore(),
    change: (update) => setList((before) => ({ ...before, items: update(before.items) })),
    refresh: (first) => setList((before) => refreshList(before, first, idOf)),
  };
}

/** Restores the list and the scroll position after the back button has loaded the document again. */
function useReturn<T>(place: string, setList: (list: Page<T>) => void): void {
  const [scrollY, setScrollY] = useState<number | null>(null);
  const comeBack = useEffectEvent(() => {
    const left = returnToList<T>(place);
    if (!left) return;
    setList(left.list);
    setScrollY(left.scrollY);
  });
  useLayoutEffect(() => comeBack(), []);
  useLayoutEffect(() => {
    if (scrollY !== null) window.scrollTo(0, scrollY);
  }, [scrollY]);
}

function useLeaving(place: string, list: Page<unknown>): void {
  const leave = useEffectEvent(() => leaveList({ place, list, scrollY: window.scrollY }));
  useEffect(() => {
    const onHide = () => leave();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && forgetLeftList();
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
