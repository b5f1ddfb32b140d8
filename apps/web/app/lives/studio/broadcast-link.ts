import { LIVE_ABSENCE_SECONDS } from '@arquiba/contract/live-views';
import type { FromBroadcaster, ToBroadcaster } from '@arquiba/media-contract/live-socket';
import { createRecorder } from './create-recorder.ts';

export type BroadcastState =
  | { at: 'connecting' }
  /** The machine is full. */
  | { at: 'waiting'; place: number; latestSeconds: number }
  | { at: 'sending'; seconds: number; isSlow: boolean }
  /** The connection broke, and is tried again until then. */
  | { at: 'away'; until: number }
  | { at: 'stopped'; message: string; isFinal: boolean };

interface LinkOptions {
  stream: MediaStream;
  /** An address and a ticket of a minute. Rejects with a sentence for the person. */
  askForAir(): Promise<{ socketUrl: string; ticket: string }>;
  onState(state: BroadcastState): void;
}

export interface BroadcastLink {
  /** Another camera, or a screen. */
  replace(stream: MediaStream): void;
  /** Sends what is recorded to its end. */
  finish(): Promise<void>;
  /** Leaves as it is. */
  close(): void;
}

const RETRY_MS = 1500;
const LOOK_MS = 1000;
const FINISH_MS = 5000;
/** About two seconds of what is recorded has not left. */
const SLOW_BYTES = 700_000;

/** One socket, and recorders one after another. A connection that breaks is opened again. */
export function openBroadcast({ stream: first, askForAir, onState }: LinkOptions): BroadcastLink {
  let stream = first;
  let socket: WebSocket | null = null;
  /** Announced, and not yet recording. */
  let ready: MediaRecorder | null = null;
  let recorder: MediaRecorder | null = null;
  let isClosed = false;
  let awayUntil: number | null = null;
  let seconds = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let onFinished = () => {};
  const look = setInterval(() => {
    if (recorder) tellSending();
  }, LOOK_MS);

  function tellSending(): void {
    onState({ at: 'sending', seconds, isSlow: (socket?.bufferedAmount ?? 0) > SLOW_BYTES });
  }

  function stopRecorder(): void {
    if (!recorder) return;
    recorder.ondataavailable = null;
    if (recorder.state !== 'inactive') recorder.stop();
    recorder = null;
  }

  function send(message: FromBroadcaster): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function begin(ticket?: string): void {
    stopRecorder();
    const [track] = stream.getVideoTracks();
    const { width = 1280, height = 720 } = track?.getSettings() ?? {};
    const size = { width: Math.round(width), height: Math.round(height) };
    ready = createRecorder(stream);
    send({ type: 'begin', mime: ready.mimeType, ...size, ...(ticket && { ticket }) });
  }

  function record(): void {
    const made = ready;
    if (!made) return;
    [recorder, ready] = [made, null];
    made.ondataavailable = ({ data }) => {
      if (data.size > 0 && socket?.readyState === WebSocket.OPEN) socket.send(data);
    };
    made.start(250);
    awayUntil = null;
    tellSending();
  }

  function hear(message: ToBroadcaster): void {
    if (message.type === 'waiting') onState({ ...message, at: 'waiting' });
    if (message.type === 'go') record();
    if (message.type === 'again') begin();
    if (message.type === 'finished') onFinished();
    if (message.type === 'stored') {
      seconds = message.seconds;
      if (recorder) tellSending();
    }
    if (message.type === 'refused') stop(message.message, message.isFinal);
  }

  function stop(message: string, isFinal: boolean): void {
    close();
    onState({ at: 'stopped', message, isFinal });
  }

  function lose(): void {
    socket = null;
    stopRecorder();
    onFinished();
    if (isClosed) return;
    awayUntil ??= Date.now() + LIVE_ABSENCE_SECONDS * 1000;
    if (Date.now() > awayUntil) {
      stop('A conexão não voltou a tempo: a live terminou.', true);
    } else {
      onState({ at: 'away', until: awayUntil });
      retry = setTimeout(() => void connect(), RETRY_MS);
    }
  }

  async function connect(): Promise<void> {
    let air: Awaited<ReturnType<LinkOptions['askForAir']>>;
    try {
      air = await askForAir();
    } catch (error) {
      // Without a network there is no answer; a refusal is one.
      if (error instanceof TypeError || !navigator.onLine) return lose();
      return stop(error instanceof Error ? error.message : '', false);
    }
    if (isClosed) return;
    const opened = new WebSocket(air.socketUrl);
    socket = opened;
    opened.onopen = () => begin(air.ticket);
    opened.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ToBroadcaster);
    opened.onclose = () => {
      if (socket === opened) lose();
    };
  }

  function close(): void {
    isClosed = true;
    clearInterval(look);
    clearTimeout(retry);
    stopRecorder();
    const open = socket;
    socket = null;
    open?.close();
  }

  onState({ at: 'connecting' });
  void connect();
  return {
    replace(next) {
      stream = next;
      begin();
    },
    async finish() {
      const last = recorder;
      if (last && last.state !== 'inactive') {
        // The last bytes come before this event.
        const stopped = new Promise((resolve) => last.addEventListener('stop', resolve));
        last.stop();
        await stopped;
        const finished = new Promise<void>((resolve) => {
          onFinished = resolve;
        });
        send({ type: 'finish' });
        await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, FINISH_MS))]);
      }
      close();
    },
    close,
  };
}
