export interface UploadProgress {
  bytesTotal: number;
  bytesSent: number;
  /** Percentage, rounded. */
  progress: number;
  /** Estimated seconds left, smoothed; null until there is an estimate. */
  secondsLeft: number | null;
}

/** How quickly an old speed is forgotten: after this many milliseconds it counts half. */
const HALF_LIFE = 4000;
const FIRST_ESTIMATE_AFTER = 1000;

/** Sums up what the parts have sent. The shown progress never goes back, even if a part is sent again. */
export function createProgress(bytesTotal: number, report: (progress: UploadProgress) => void) {
  const sent = new Map<number, number>();
  const speed = createSpeed();
  let shown = 0;

  function notify(): void {
    let sum = 0;
    for (const bytes of sent.values()) sum += bytes;
    const bytesSent = Math.min(bytesTotal, sum);
    speed.record(bytesSent);
    shown = Math.max(shown, bytesSent);
    report({
      bytesTotal,
      bytesSent: shown,
      progress:
        bytesTotal === 0 ? (sent.size > 0 ? 100 : 0) : Math.round((shown / bytesTotal) * 100),
      secondsLeft: speed.secondsFor(bytesTotal - bytesSent),
    });
  }

  return {
    begin: notify,
    /** A part has sent this much, counted from its own beginning. */
    set(part: number, bytes: number): void {
      sent.set(part, bytes);
      notify();
    },
    /** After a pause the elapsed time says nothing about the network. */
    rest: speed.reset,
  };
}

export function createSpeed(now: () => number = () => performance.now()) {
  let last: { at: number; bytes: number } | null = null;
  let began = now();
  let rate: number | null = null;

  return {
    record(bytes: number): void {
      const at = now();
      if (last && at > last.at && bytes >= last.bytes) {
        const current = (bytes - last.bytes) / (at - last.at);
        const keep = 0.5 ** ((at - last.at) / HALF_LIFE);
        rate = rate === null ? current : rate * keep + current * (1 - keep);
      }
      if (!last || at > last.at) last = { at, bytes };
    },
    secondsFor(bytes: number): number | null {
      if (bytes === 0) return 0;
      if (!rate || now() - began < FIRST_ESTIMATE_AFTER) return null;
      return bytes / rate / 1000;
    },
    reset(): void {
      last = null;
      rate = null;
      began = now();
    },
  };
}
