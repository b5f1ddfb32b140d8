import { randomUUID } from 'node:crypto';
import type {
  FromBroadcaster,
  LiveEndReason,
  ToBroadcaster,
} from '@arquiba/media-contract/live-socket';
import type { MediaServices } from '../services.ts';
import type { EncoderRoom } from './encoder-room.ts';
import type { LiveLimits } from './live-limits.ts';
import { readRecording } from './live-words.ts';
import { claimLive, endLiveRow, findLives, leaveLive, touchLive } from './queries.ts';
import { type LiveEncoder, runEncoder } from './run-encoder.ts';
import { BroadcastTaken, isFull, storeSegments } from './store-segments.ts';
import type { LiveTicket } from './ticket.ts';

/** The socket, or the connection of a program, as a broadcast sees it. */
export interface BroadcastWire {
  send(message: ToBroadcaster): void;
  /** Reads no more until `resume`: the browser's own buffer grows. */
  pause(): void;
  resume(): void;
  close(): void;
}

interface BroadcastOptions {
  services: MediaServices;
  room: EncoderRoom;
  limits: LiveLimits;
  accountId: string;
  ticket: LiveTicket;
  wire: BroadcastWire;
}

const ENDED: Record<LiveEndReason | 'taken', string> = {
  owner: 'Esta live foi encerrada.',
  operator: 'Esta live foi encerrada pela administração.',
  length: 'Esta live chegou à duração máxima e foi encerrada.',
  space: 'Não há mais espaço para guardar esta live, que foi encerrada.',
  absence: 'Ninguém transmitiu por mais de 60 segundos: esta live foi encerrada.',
  taken: 'Esta live está sendo transmitida em outro lugar.',
};

/** One socket of a broadcaster: its recorders come one after another, each with an encoder of its own. */
export class Broadcast {
  readonly #options: BroadcastOptions;
  readonly #id = randomUUID();
  readonly #stop = new AbortController();
  #encoder: LiveEncoder | null = null;
  #leaveRoom: (() => void) | null = null;
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;
  #heardAt = performance.now();
  #fedAt: number | null = null;
  #budget: number;
  #budgetAt = performance.now();
  /** The encoder takes no more now. */
  #isFull = false;
  /** More came than the bit rate allows. */
  #waiting: NodeJS.Timeout | null = null;
  #isFinishing = false;
  #hasLeft = false;

  constructor(options: BroadcastOptions) {
    this.#options = options;
    this.#budget = options.limits.burstBytes;
  }

  /** Takes the live over from a socket that was there before. */
  async open(): Promise<void> {
    const { services, accountId, ticket, limits } = this.#options;
    const isOurs = await claimLive(services.pool, accountId, ticket.liveId, this.#id);
    if (!isOurs) return await this.#refuse();
    this.#timer = setInterval(() => {
      this.#look().catch((err) => services.log.warn({ err }, 'a live could not be looked at'));
    }, limits.touchMs);
  }

  /** A recorder begins, or has sent all. */
  async read(message: FromBroadcaster): Promise<void> {
    this.#heardAt = performance.now();
    if (message.type === 'finish') {
      this.#isFinishing = true;
      if (this.#encoder) this.#encoder.finish();
      else this.#options.wire.send({ type: 'finished' });
      return;
    }
    const recording = readRecording(message.mime, message);
    if (!recording) {
      const refusal = 'Este navegador grava em um formato que não conhecemos.';
      return this.#close({ type: 'refused', isFinal: false, message: refusal });
    }
    await this.#endEncoder();
    if (this.#stop.signal.aborted) return;
    const { services, room, limits, ticket, wire } = this.#options;
    const leftMs = await this.#leftMs();
    if (leftMs <= 0) return await this.#end('length');
    try {
      this.#leaveRoom = await room.enter({
        cost: recording.isH264 ? limits.copyCost : limits.encodeCost,
        ...{ most: ticket.most, untilMs: Date.now() + leftMs, signal: this.#stop.signal },
        onWaiting: (place, latestSeconds) => wire.send({ type: 'waiting', place, latestSeconds }),
      });
    } catch {
      // The socket has closed while it waited.
      return;
    }
    const encoder = await runEncoder(services, recording, {
      ...{ liveId: ticket.liveId, longestMs: leftMs },
      onDrain: () => this.#resume({ isDrained: true }),
    });
    if (this.#stop.signal.aborted) {
      this.#leaveRoom();
      return encoder.kill();
    }
    this.#encoder = encoder;
    this.#fedAt = null;
    this.#heardAt = performance.now();
    this.#running = this.#store(encoder);
    wire.send({ type: 'go' });
  }

  /** Some bytes of the recorder. Those of one whose encoder has ended are useless. */
  feed(chunk: Buffer): void {
    this.#heardAt = performance.now();
    if (!this.#encoder || this.#isFinishing) return;
    const { wire, limits } = this.#options;
    this.#fedAt ??= this.#heardAt;
    const waitMs = this.#waitFor(chunk.length);
    const isFull = !this.#encoder.write(chunk);
    if (waitMs > 0) {
      if (this.#waiting) clearTimeout(this.#waiting);
      const resume = () => this.#resume({ isRested: true });
      this.#waiting = setTimeout(resume, Math.min(waitMs, limits.silenceMs / 2));
    }
    this.#isFull = isFull;
    if (isFull || waitMs > 0) wire.pause();
  }

  /** Reads on, unless the encoder or the bit rate has it wait still. */
  #resume({ isRested = false, isDrained = false }): void {
    if (isRested) this.#waiting = null;
    if (isDrained) this.#isFull = false;
    if (!this.#waiting && !this.#isFull) this.#options.wire.resume();
  }

  /** The socket has closed. */
  async leave(): Promise<void> {
    const { services, accountId, ticket } = this.#options;
    if (this.#timer) clearInterval(this.#timer);
    if (this.#waiting) clearTimeout(this.#waiting);
    if (!this.#stop.signal.aborted) {
      // What came so far is shown to its end.
      this.#hasLeft = true;
      this.#encoder?.finish();
      await this.#running;
    }
    this.#stop.abort();
    await this.#endEncoder();
    await leaveLive(services.pool, accountId, ticket.liveId, this.#id);
  }

  async #store(encoder: LiveEncoder): Promise<void> {
    const { services, accountId, ticket, wire, limits } = this.#options;
    const writer = { accountId, id: ticket.liveId, broadcast: this.#id };
    const longest = ticket.longestSeconds;
    const failure = await storeSegments(
      services,
      writer,
      ticket.space,
      encoder.output,
      (seconds) => {
        this.#failures = 0;
        this.#fedAt = null;
        wire.send({ type: 'stored', seconds: Math.round(seconds) });
        if (seconds >= longest) this.#end('length').catch(() => {});
      },
    ).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure) encoder.kill();
    const said = await encoder.ended.catch(String);
    if (this.#encoder !== encoder) return;
    this.#encoder = null;
    this.#resume({ isDrained: true });
    this.#leaveRoom?.();
    this.#leaveRoom = null;
    if (this.#stop.signal.aborted || this.#hasLeft) return;
    if (failure instanceof BroadcastTaken) return await this.#refuse();
    if (isFull(failure)) return await this.#end('space');
    if (!failure && this.#isFinishing) return wire.send({ type: 'finished' });
    services.log.warn({ err: failure, said, live: ticket.liveId }, 'live encoder ended');
    this.#failures += 1;
    if (this.#failures < limits.failures) return wire.send({ type: 'again' });
    const message = 'O vídeo que chega não pôde ser lido. Tente em outro navegador ou programa.';
    this.#close({ type: 'refused', isFinal: false, message });
  }

  /** Notes that the broadcaster is there, and looks whether encoder and live go on. */
  async #look(): Promise<void> {
    const { services, accountId, ticket, limits } = this.#options;
    const now = performance.now();
    if (this.#encoder && now - this.#heardAt > limits.silenceMs) {
      const message = 'Nada chegou da sua câmera por alguns segundos.';
      return this.#close({ type: 'refused', isFinal: false, message });
    }
    if (this.#fedAt !== null && now - this.#fedAt > limits.stallMs) this.#encoder?.kill();
    if (await touchLive(services.pool, accountId, ticket.liveId, this.#id)) return;
    await this.#refuse();
  }

  async #leftMs(): Promise<number> {
    const { services, accountId, ticket } = this.#options;
    const [live] = await findLives(services.pool, accountId, [ticket.liveId]);
    return ticket.longestSeconds * 1000 - (live?.durationMs ?? 0);
  }

  /** How long to read nothing more, so that no more comes than the bit rate allows. */
  #waitFor(bytes: number): number {
    const { bytesPerSecond, burstBytes } = this.#options.limits;
    const now = performance.now();
    const earned = ((now - this.#budgetAt) / 1000) * bytesPerSecond;
    this.#budget = Math.min(burstBytes, this.#budget + earned) - bytes;
    this.#budgetAt = now;
    return this.#budget < 0 ? (-this.#budget / bytesPerSecond) * 1000 : 0;
  }

  async #endEncoder(): Promise<void> {
    this.#encoder?.kill();
    await this.#running;
    this.#leaveRoom?.();
    this.#leaveRoom = null;
    this.#isFinishing = false;
  }

  async #end(reason: LiveEndReason): Promise<void> {
    const { services, accountId, ticket } = this.#options;
    await endLiveRow(services.pool, accountId, ticket.liveId, reason);
    await this.#refuse();
  }

  /** Says why this socket may not write any more. */
  async #refuse(): Promise<void> {
    const { services, accountId, ticket } = this.#options;
    const [live] = await findLives(services.pool, accountId, [ticket.liveId]);
    const reason = live ? (live.endReason ?? 'taken') : 'owner';
    this.#close({ type: 'refused', isFinal: reason !== 'taken', message: ENDED[reason] });
  }

  #close(message: ToBroadcaster): void {
    this.#stop.abort();
    this.#encoder?.kill();
    this.#options.wire.send(message);
    this.#options.wire.close();
  }
}
