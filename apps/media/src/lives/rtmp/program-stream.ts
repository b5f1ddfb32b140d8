import type { ProgramPicture } from '@arquiba/media-contract/live-program';
import type { AmfValue } from './amf.ts';
import type { RtmpMessage } from './chunk-reader.ts';
import { AUDIO, audioPiece, flvHeader, flvTag, VIDEO, videoPiece } from './flv.ts';

/** What a program sends cannot be shown; the sentence says what to change. */
export class UnusableProgram extends Error {
  override readonly name = 'UnusableProgram';
}

const NO_H264 = 'O vídeo não é H.264. No programa, escolha um codificador H.264.';
const NO_AAC = 'O som não é AAC. No programa, escolha AAC como codificador de áudio.';

/**
 * Turns what a program sends into FLV files: each `restart` begins one, at the next keyframe, with its clock at zero.
 * Before the first nothing is written.
 */
export class ProgramStream {
  readonly #write: (bytes: Buffer) => void;
  readonly #onChange: () => void;
  #metadata: { [name: string]: AmfValue } = {};
  #video: Buffer | null = null;
  #audio: Buffer | null = null;
  #isWanted = false;
  /** The time of the first keyframe of this file; null until it has come. */
  #beganAt: number | null = null;
  #hasAudio = false;

  /** `onChange`: pictures of another size or kind follow, which are not of this file. */
  constructor(write: (bytes: Buffer) => void, onChange: () => void) {
    this.#write = write;
    this.#onChange = onChange;
  }

  describe(fields: { [name: string]: AmfValue }): void {
    this.#metadata = fields;
  }

  /** Null until there are pictures. */
  get picture(): ProgramPicture | null {
    if (!this.#video) return null;
    const { width, height, framerate } = this.#metadata;
    return {
      width: numberUpTo(width, 8192),
      height: numberUpTo(height, 8192),
      frameRate: numberUpTo(framerate, 240),
      hasAudio: this.#audio !== null,
    };
  }

  restart(): void {
    this.#isWanted = true;
    this.#beganAt = null;
  }

  stop(): void {
    this.#isWanted = false;
  }

  read({ type, timestamp, body }: RtmpMessage): void {
    if (body.length < 2) return;
    if (type === AUDIO) this.#readAudio(timestamp, body);
    if (type === VIDEO) this.#readVideo(timestamp, body);
  }

  #readAudio(timestamp: number, body: Buffer): void {
    const piece = audioPiece(body);
    if (!piece) throw new UnusableProgram(NO_AAC);
    if (piece === 'config') this.#audio = body;
    else if (this.#hasAudio) this.#pass(AUDIO, timestamp, body);
  }

  #readVideo(timestamp: number, body: Buffer): void {
    const piece = videoPiece(body);
    if (!piece) throw new UnusableProgram(NO_H264);
    if (piece === 'config') {
      const hasChanged = this.#beganAt !== null && !this.#video?.equals(body);
      this.#video = body;
      if (hasChanged) {
        this.stop();
        this.#onChange();
      }
      return;
    }
    if (piece === 'keyframe' && this.#isWanted && this.#beganAt === null) this.#begin(timestamp);
    if (piece !== 'other') this.#pass(VIDEO, timestamp, body);
  }

  #begin(timestamp: number): void {
    if (!this.#video) return;
    this.#beganAt = timestamp;
    this.#hasAudio = this.#audio !== null;
    this.#write(flvHeader(this.#hasAudio));
    this.#write(flvTag(VIDEO, 0, this.#video));
    if (this.#audio) this.#write(flvTag(AUDIO, 0, this.#audio));
  }

  #pass(type: number, timestamp: number, body: Buffer): void {
    if (!this.#isWanted || this.#beganAt === null || timestamp < this.#beganAt) return;
    this.#write(flvTag(type, timestamp - this.#beganAt, body));
  }
}

function numberUpTo(value: AmfValue | undefined, most: number): number | null {
  return typeof value === 'number' && value > 0 && value <= most ? value : null;
}
