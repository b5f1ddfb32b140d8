/** What a broadcaster and this machine can bear. Tests have others. */
export interface LiveLimits {
  /** What the encoders of this process may cost, in tenths of a processor. */
  capacity: number;
  /** A copied picture costs little, an encoded one much. */
  copyCost: number;
  encodeCost: number;
  /** Of what is sent, on average; what comes faster waits. */
  bytesPerSecond: number;
  burstBytes: number;
  /** A broadcaster who sends nothing for so long has gone. */
  silenceMs: number;
  /** An encoder that gets bytes and gives none for so long is frozen. */
  stallMs: number;
  /** Encoders that may fail in a row before the socket is closed. */
  failures: number;
  /** How often it is noted that the broadcaster is there, and asked whether the live goes on. */
  touchMs: number;
  /** How long a program has from its connection to a key that we know. */
  introductionMs: number;
  /** Programs at once that have not brought such a key, and of them from one address. */
  mostStrangers: number;
  mostStrangersOfAddress: number;
}

export function usualLimits(processors: number): LiveLimits {
  return {
    // Most of the machine stays for viewers, pages and the database.
    capacity: processors * 5,
    ...{ copyCost: 1, encodeCost: 5 },
    ...{ bytesPerSecond: 1_000_000, burstBytes: 4_000_000 },
    ...{ silenceMs: 20_000, stallMs: 15_000, failures: 5, touchMs: 2000 },
    ...{ introductionMs: 10_000, mostStrangers: 100, mostStrangersOfAddress: 20 },
  };
}
