import { useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** Null while it is loaded, and after a failure. */
  value: T | null;
  failed: boolean;
  retry(): void;
  /** What was loaded has failed later. */
  fail(): void;
}

/**
 * Loads something when a component is shown, and again for another `key` and for each `retry`. `isGone` says that the
 * answer is no longer wanted.
 */
export function useLoaded<T extends NonNullable<unknown>>(
  key: string,
  load: (isGone: () => boolean) => Promise<T>,
): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ name: string; value: T | null } | null>(null);
  const name = `${key} ${attempt}`;
  const run = useEffectEvent(load);
  useEffect(() => {
    let gone = false;
    const end = (value: T | null) => {
      if (!gone) setEnded({ name, value });
    };
    run(() => gone).then(end, () => end(null));
    return () => {
      gone = true;
    };
  }, [name]);
  const isEnded = ended?.name === name;
  return {
    value: isEnded ? ended.value : null,
    failed: isEnded && ended.value === null,
    retry: () => setAttempt((before) => before + 1),
    fail: () => setEnded({ name, value: null }),
  };
}
