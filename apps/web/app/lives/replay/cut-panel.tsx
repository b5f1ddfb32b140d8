import { cutLive } from '@arquiba/contract/live-replays';
import type { LiveDetail } from '@arquiba/contract/live-views';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../api-call.ts';
import { newKey } from '../../draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { clockOf } from '../live-words.ts';
import type { LivePlayback } from '../player/play-live.ts';
import { secondsOf } from './clock-time.ts';
import { TimeField } from './time-field.tsx';

const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));

interface CutPanelProps {
  live: LiveDetail;
  playing: RefObject<LivePlayback | null>;
  onDone(): void;
  onClose(): void;
}

const LOOK_MS = 100;

/** Where the recording begins and ends from now on. */
export default function CutPanel({ live, playing, onDone, onClose }: CutPanelProps) {
  const { id, durationMs } = live;
  const end = clockOf(durationMs);
  const [from, setFrom] = useState('0:00');
  const [to, setTo] = useState(end);
  const [previewedTo, setPreviewedTo] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const startMs = (secondsOf(from) ?? 0) * 1000;
  // The clock has whole seconds; the end of the recording has not.
  const endMs = to === end ? durationMs : (secondsOf(to) ?? 0) * 1000;

  useEffect(() => {
    if (previewedTo === null) return;
    const timer = setInterval(() => {
      if ((playing.current?.seconds() ?? 0) * 1000 < previewedTo) return;
      playing.current?.pause();
      setPreviewedTo(null);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [previewedTo, playing]);

  function problem() {
    const explain = (field: string, message: string) => ({ field, message });
    if (secondsOf(from) === null) return explain('startMs', 'Escreva o começo assim: 1:30');
    if (secondsOf(to) === null) return explain('endMs', 'Escreva o fim assim: 1:30');
    if (endMs > durationMs) return explain('endMs', `O fim passa da gravação, que dura ${end}`);
    if (endMs <= startMs) return explain('endMs', 'O fim vem depois do começo');
    if (endMs - startMs < 3000) {
      return explain('endMs', 'Deixe pelo menos 3 segundos da gravação');
    }
    if (startMs === 0 && endMs === durationMs) {
      return explain('startMs', 'Escolha outro começo ou outro fim');
    }
    return null;
  }

  const { form, errors } = useForm({
    read: problem,
    check: (found) => found,
    async send() {
      setIsAsking(true);
    },
  });
  return (
    <section aria-labelledby="corte" className="px-4 pb-6 md:px-0">
      <form {...form} className="grid gap-4 rounded-card border border-line bg-raised p-4">
        <div>
          <h2 id="corte" className="display text-xl">
            Cortar a gravação
          </h2>
          <p className="text-muted">
            Fica o que está entre o começo e o fim. O resto é apagado para sempre, em segundos
            inteiros; o chat e os capítulos acompanham.
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeField
            {...{ label: 'Começo', name: 'startMs', playing, error: errors.startMs }}
            value={from}
            onChange={setFrom}
          />
          <TimeField
            {...{ label: 'Fim', name: 'endMs', playing, error: errors.endMs }}
            value={to}
            onChange={setTo}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {endMs > startMs && `Ficam ${clockOf(endMs - startMs)} de ${end}.`}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            tone="secondary"
            icon={<Play />}
            className="mr-auto"
            onClick={() => {
              playing.current?.goTo(startMs / 1000);
              setPreviewedTo(endMs);
            }}
          >
            Ver o corte
          </Button>
          <Button tone="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" tone="danger">
            Cortar
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Cortar a gravação"
          action="Cortar para sempre"
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            try {
              await call(cutLive, { id, startMs, endMs }, { idempotencyKey });
            } finally {
              setKey(newKey());
            }
            notify('success', 'A gravação foi cortada.');
            onDone();
          }}
        >
          O que vem antes de {clockOf(startMs)} e depois de {clockOf(endMs)} é apagado: imagem, som
          e capítulos. Não dá para desfazer.
        </ConfirmDialog>
      )}
    </section>
  );
}
