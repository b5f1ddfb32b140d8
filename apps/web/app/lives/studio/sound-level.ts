export interface SoundLevel {
  /** From 0 for silence to 1. */
  level(): number;
  stop(): void;
}

/** Quieter than this is silence: the noise of a good microphone. */
const SILENCE_DECIBELS = -60;
const SAMPLES = 1024;

/** Listens to the sound of a stream without playing it. */
export function listenTo(stream: MediaStream): SoundLevel {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
  const source = context.createMediaStreamSource(new MediaStream(stream.getAudioTracks()));
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  return {
    level() {
      // A browser may have begun without letting it run.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES;
      const decibels = 10 * Math.log10(power || Number.MIN_VALUE);
      return Math.min(1, Math.max(0, 1 - decibels / SILENCE_DECIBELS));
    },
    stop() {
      source.disconnect();
      void context.close();
    },
  };
}
