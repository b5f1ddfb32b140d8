import { ApiError } from '@arquiba/contract/errors';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import type { MomentAudience } from '@arquiba/contract/moment-views';
import { createMoment } from '@arquiba/contract/moments';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { type DraftFile, newKey } from '../../draft.ts';
import { notify } from '../../notices/notify.ts';
import { momentPath } from '../moment-paths.ts';

export interface MomentDraft {
  file: DraftFile | null;
  stickers: NewSticker[];
  audience: MomentAudience;
}

/** Publishes the draft. A refusal keeps everything; the same content is published once. */
export function usePublishingMoment(draft: MomentDraft, onPublished: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sent = useRef({ content: '', key: '' });
  const publish = async () => {
    const { file, stickers, audience } = draft;
    if (busy) return;
    if (!file) return setProblem('Escolha uma foto ou um vídeo.');
    const input = { media: { path: file.path, alt: file.alt }, stickers, audience };
    const content = JSON.stringify(input);
    if (sent.current.content !== content) sent.current = { content, key: newKey() };
    setBusy(true);
    setProblem('');
    try {
      const moment = await quietCall(createMoment, input, { idempotencyKey: sent.current.key });
      onPublished();
      notify('success', 'Moment publicado.');
      await navigate(momentPath(moment), { replace: true });
    } catch (error) {
      setBusy(false);
      setProblem(
        error instanceof ApiError
          ? (Object.values(error.fields ?? {})[0] ?? error.message)
          : 'Sem conexão. Nada se perdeu: tente de novo.',
      );
    }
  };
  return { busy, problem, publish };
}
