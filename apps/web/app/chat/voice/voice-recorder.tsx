import { VOICE_MAX_SECONDS } from '@arquiba/contract/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { Square } from '../../ui/icons/square.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { X } from '../../ui/icons/x.tsx';
import { clock } from './clock.ts';
import type { Recording } from './microphone.ts';
import { pauseOthers } from './pause-others.ts';
import { type RecorderState, useRecorder } from './use-recorder.ts';
import VoiceNote from './voice-note.tsx';
import { WaveformBars } from './waveform-bars.tsx';

/** From here on the time that is left is read out. */
const LAST_SECONDS = 15;

interface VoiceRecorderProps {
  onSend(recording: Recording): Promise<void>;
  onClose(): void;
}

/** In place of the text: records a voice note, which can be heard before it is sent. */
export default function VoiceRecorder({ onSend, onClose }: VoiceRecorderProps) {
  const { state, levels, seconds, stop, again } = useRecorder();
  const panel = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const left = VOICE_MAX_SECONDS - seconds;
  useEffect(() => pauseOthers(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has its own button for the next step
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [state.stage]);
  const send = async (recording: Recording) => {
    setSending(true);
    await onSend(recording);
    setSending(false);
  };
  return (
    <div ref={panel} className="flex min-h-11 items-center gap-2">
      <p role="status" className="sr-only">
        {sayingOf(state, left)}
      </p>
      {state.stage === 'asking' && (
        <Row onClose={onClose}>
          <p className="text-sm text-muted">Permita o microfone para gravar.</p>
        </Row>
      )}
      {state.stage === 'failed' && (
        <Row onClose={onClose}>
          <p role="alert" className="text-sm text-card-red">
            {state.why}
          </p>
          <Button data-next="" tone="secondary" size="sm" onClick={again}>
            Tentar de novo
          </Button>
        </Row>
      )}
      {state.stage === 'recording' && (
        <>
          <IconButton name="Descartar gravação" icon={<Trash />} onClick={onClose} />
          <span
            aria-hidden="true"
            className="size-2.5 flex-none animate-pulse rounded-pill bg-card-red"
          />
          <span role="timer" className="numeral w-11 flex-none">
            {clock(seconds)}
          </span>
          <span className="h-8 min-w-0 flex-1">
            <WaveformBars bars={levels} heard={1} />
          </span>
          {left <= LAST_SECONDS && (
            <span className="flex-none text-sm text-muted">faltam {left} s</span>
          )}
          <IconButton
            data-next=""
            name="Parar gravação"
            icon={<Square className="fill-current text-card-red" />}
            onClick={stop}
            className="bg-card-red-soft hover:bg-card-red-soft"
          />
        </>
      )}
      {state.stage === 'recorded' && (
        <>
          <IconButton name="Descartar gravação" icon={<Trash />} onClick={onClose} />
          <div className="flex min-w-0 flex-1 justify-center rounded-lg bg-sunken px-1">
            <VoiceNote voice={shownOf(state)} />
          </div>
          <IconButton
            data-next=""
            name="Enviar áudio"
            icon={<Send />}
            disabled={isSending}
            onClick={() => void send(state.recording)}
            className="bg-orange text-on-orange hover:bg-orange-hover"
          />
        </>
      )}
    </div>
  );
}

function Row({ children, onClose }: { children: ReactNode; onClose(): void }) {
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 pl-2">
        {children}
      </div>
      <IconButton name="Fechar gravador" icon={<X />} onClick={onClose} />
    </>
  );
}

type Recorded = Extract<RecorderState, { stage: 'recorded' }>;

function shownOf({ recording, url }: Recorded) {
  const { bars, sound, seconds } = recording;
  return { url, bars, mime: sound.type, seconds: Math.max(1, Math.round(seconds)) };
}

function sayingOf(state: RecorderState, left: number): string {
  if (state.stage === 'recorded') {
    return `Gravação de ${clock(state.recording.seconds)} pronta. Ouça, descarte ou envie.`;
  }
  if (state.stage !== 'recording') return '';
  return left <= LAST_SECONDS ? `Faltam ${LAST_SECONDS} segundos.` : 'Gravando.';
}
