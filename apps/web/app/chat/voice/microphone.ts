import { VOICE_MAX_SECONDS } from '@arquiba/contract/messages';
import { barOf, barsOf } from './waveform.ts';

/** A finished recording with its picture. */
export interface Recording {
  sound: Blob;
  seconds: number;
  bars: number[];
}

/** A recording under way. */
export interface Recorder {
  /** How loud it is now, as the height of a bar. */
  level(): number;
  stop(): void;
  /** Resolves after `stop`, at the limit, or if the microphone goes away. */
  recorded: Promise<Recording>;
}

/** The first that a browser can record; without one it chooses itself. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const SPEECH_BITS = 32_000;
const PORTION_MS = 1_000;
/** Enough for a picture of the sound, and a sixth of the memory. */
const PICTURE_RATE = 8_000;

export function canRecord(): boolean {
  return 'MediaRecorder' in window && navigator.mediaDevices !== undefined;
}

/** The browser asks the person first. Rejects with its error if there is no microphone or no permission. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
}

/** Turns the microphone off: the browser shows that nothing is recorded any longer. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Records until it is stopped, and then turns the microphone off. */
export function record(stream: MediaStream): Recorder {
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: SPEECH_BITS,
    ...(type && { mimeType: type }),
  });
  const meter = createMeter(stream);
  const portions: Blob[] = [];
  const started = performance.now();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, VOICE_MAX_SECONDS * 1000);
  const recorded = new Promise<Recording>((resolve) => {
    recorder.ondataavailable = ({ data }) => portions.push(data);
    recorder.onstop = () => {
      const seconds = (performance.now() - started) / 1000;
      clearTimeout(limit);
      meter.close();
      closeMicrophone(stream);
      const [mime = ''] = recorder.mimeType.split(';');
      const sound = new Blob(portions, { type: mime });
      void drawBars(sound).then((bars) => resolve({ sound, seconds, bars }));
    };
  });
  recorder.start(PORTION_MS);
  return { level: meter.level, stop, recorded };
}

function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return barOf(samples);
    },
    close: () => void context.close(),
  };
}

/** None if the browser cannot decode what it has recorded: it is sent without a picture. */
async function drawBars(sound: Blob): Promise<number[]> {
  try {
    const context = new OfflineAudioContext(1, 1, PICTURE_RATE);
    const decoded = await context.decodeAudioData(await sound.arrayBuffer());
    return barsOf(decoded.getChannelData(0));
  } catch {
    return [];
  }
}
