import type { LiveGrant } from './port.ts';

/** How the product decides about programs that bring a stream key. */
export interface StreamGate {
  /** The live that a key leads to now, or a sentence that says why there is none. Who is on air already stays. */
  admit(key: string, isOnAir: boolean): Promise<{ grant: LiveGrant } | { refusal: string }>;
  /** Notes for the owner of a key why a program could not go on. */
  noteRefusal(key: string, sentence: string): Promise<void>;
}

/** A program that is connected. */
export interface ProgramState {
  /** Null until something has come. */
  picture: ProgramPicture | null;
  /** Whether it was told to go on air; what viewers see is the state of the live. */
  isOnAir: boolean;
  /** How many go first; null where it need not wait. */
  place: number | null;
}

export interface ProgramPicture {
  /** As the program says; null where it does not. */
  width: number | null;
  height: number | null;
  frameRate: number | null;
  hasAudio: boolean;
}
