import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { SearchForm } from '../ui/search-form.tsx';
import { rememberSearch } from './recent-searches.ts';
import { readFilter, readKind, searchPath } from './search-kinds.ts';

const PAUSE_MS = 200;
const REMEMBERED_AFTER_MS = 2500;

/** Searches while typing. Replaces the URL, so that one step back leaves the search. */
export function LiveSearch({ q }: { q: string }) {
  const [typed, setTyped] = useState(q);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kind = readKind(parameters.get('tipo'));

  const follow = (next: string) => {
    clearTimeout(waiting.current);
    const to = next.trim() ? searchPath(next.trim(), kind, readFilter(parameters)) : '/explorar';
    void navigate(to, { replace: q !== '', preventScrollReset: true });
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value;
    setTyped(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => follow(next), PAUSE_MS);
  };

  // After a link or the back button the field shows the text of the URL. Text that is being typed is not
  // overwritten by a late answer.
  const adopt = useEffectEvent((found: string) => {
    const isTyping = arrival !== 'POP' && document.activeElement?.matches('main [name=q]');
    if (!isTyping) setTyped(found);
  });
  useEffect(() => adopt(q), [q]);
  useEffect(() => {
    if (!q) return;
    const timer = setTimeout(() => rememberSearch(q), REMEMBERED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [q]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return (
    <SearchForm
      value={typed}
      onChange={change}
      onClear={() => {
        setTyped('');
        follow('');
      }}
    />
  );
}
