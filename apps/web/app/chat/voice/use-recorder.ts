import { useEffect, useRef, useState } from 'react';
import {
  canRecord,
  closeMicrophone,
  openMicrophone,
  type Recorder,
  type Recording,
  record,
} from './microphone.ts';

const METER_MS = 100;
/** As many as are drawn while it records. */
const LEVELS = 48;

export type RecorderState =
  | { stage: 'asking' }
  | { stage: 'recording' }
  | { stage: 'recorded'; recording: Recording; url: string }
  | { stage: 'failed'; why: string };

/** Records one voice note, from the question for the microphone to the finished sound. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ stage: 'asking' });
  const [levels, setLevels] = useState<number[]>(() => Array(LEVELS).fill(0));
  const [seconds, setSeconds] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const recorder = useRef<Recorder>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!canRecord()) return setState({ stage: 'failed', why: WHY.unsupported });
    const life = new AbortController();
    setState({ stage: 'asking' });
    void run(life.signal);
    // A phone that shows something else takes the microphone away: what was said is not lost.
    const onHide = () => document.hidden && isPhone() && recorder.current?.stop();
    document.addEventListener('visibilitychange', onHide, life);
    return () => {
      life.abort();
      recorder.current?.stop();
    };
  }, [attempt]);

  async function run(life: AbortSignal): Promise<void> {
    try {
      const stream = await openMicrophone();
      if (life.aborted) return closeMicrophone(stream);
      const running = record(stream);
      recorder.current = running;
      setState({ stage: 'recording' });
      const started = performance.now();
      const meter = setInterval(() => {
        setLevels((before) => [...before.slice(1), running.level()]);
        setSeconds(Math.floor((performance.now() - started) / 1000));
      }, METER_MS);
      const recording = await running.recorded.finally(() => clearInterval(meter));
      if (life.aborted) return;
      if (recording.sound.size === 0) return setState({ stage: 'failed', why: WHY.empty });
      setState({ stage: 'recorded', recording, url: URL.createObjectURL(recording.sound) });
    } catch (error) {
      if (!life.aborted) setState({ stage: 'failed', why: describe(error) });
    }
  }

  const url = state.stage === 'recorded' ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  return {
    ...{ state, levels, seconds },
    stop: () => recorder.current?.stop(),
    again: () => setAttempt((before) => before + 1),
  };
}

const WHY = {
  unsupported:
    'Este navegador não grava áudio. Atualize-o, ou abra o site em outro navegador, com https.',
  refused:
    'O navegador não permitiu usar o microfone. Toque no ícone ao lado do endereço, permita o microfone e tente de novo.',
  missing: 'Nenhum microfone foi encontrado. Conecte um e tente de novo.',
  busy: 'O microfone está em uso por outro programa. Feche-o e tente de novo.',
  empty: 'Nada foi gravado. Tente de novo.',
};

function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function describe(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return WHY.refused;
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? WHY.missing : WHY.busy;
}
