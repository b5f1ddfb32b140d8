import { ApiError } from '@arquiba/contract/errors';
import { makeReel } from '@arquiba/contract/reel-making';
import type { InputOf } from '@arquiba/contract/route';
import { useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { newKey } from '../../draft.ts';

type NewReel = InputOf<typeof makeReel>;

/** Hands the reel in. A refusal keeps everything; the same content is made once. */
export function useMakingReel(onBegun: (id: string) => void) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const sent = useRef({ content: '', key: '' });
  const make = async (reel: NewReel) => {
    if (busy) return;
    const content = JSON.stringify(reel);
    if (sent.current.content !== content) sent.current = { content, key: newKey() };
    setBusy(true);
    setErrors({});
    setProblem('');
    try {
      const { id } = await quietCall(makeReel, reel, { idempotencyKey: sent.current.key });
      onBegun(id);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields ?? {});
      if (!error.fields || error.fields['video']) setProblem(error.message);
    }
  };
  return { busy, errors, problem, make };
}
