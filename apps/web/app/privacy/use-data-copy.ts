import { askDataCopy, type DataCopy, getPrivacy } from '@arquiba/contract/privacy';
import { type FormEvent, useEffect, useState } from 'react';
import { call, quietCall } from '../api-call.ts';

const LOOK_AGAIN_MS = 2500;

/** The state of the copy of the person's data; polls while it is being made. */
export function useDataCopy(loaded: DataCopy | null) {
  const [copy, setCopy] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const waiting = copy?.state === 'queued';

  useEffect(() => {
    if (!waiting) return;
    const abort = new AbortController();
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { copy: now } = await quietCall(getPrivacy, {}, { signal: abort.signal });
        if (!abort.signal.aborted) setCopy(now);
      } catch {
        // Ignored: the next poll tries again.
      }
    }, LOOK_AGAIN_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [waiting]);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      setCopy(await call(askDataCopy, {}));
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }

  return { copy, ask, busy };
}
