import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { StreamGate } from '@arquiba/media-contract/live-program';
import type { ToBroadcaster } from '@arquiba/media-contract/live-socket';
import type { LiveGrant } from '@arquiba/media-contract/port';
import type { MediaServices } from '../../services.ts';
import { Broadcast } from '../broadcast.ts';
import { insertLive } from '../queries.ts';
import { claimProgram, leaveProgram, touchProgram } from './program-queries.ts';
import { ProgramStream, UnusableProgram } from './program-stream.ts';
import { RtmpError } from './rtmp-error.ts';
import { RtmpSession } from './rtmp-session.ts';

interface ConnectionOptions {
  services: MediaServices;
  accountId: string;
  gate: StreamGate;
  /** It has brought a key that leads to a live. */
  onAdmitted(): void;
}

const MIME = 'video/x-flv;codecs=avc1';
/** Of our answers, for a peer that does not read them. */
const MOST_UNREAD = 64 * 1024;
const CLOSE_MS = 1000;
/** Sooner than the next one may take its place. */
const SILENCE_MS = 10_000;
const BUSY = 'Outro programa já transmite com esta chave.';
const SILENT = 'Nada chegou do programa por alguns segundos.';
const TAKEN = 'A live continua em outro lugar.';

/** One program: it brings a key, is seen by its owner, and is broadcast once the owner says so. */
export class ProgramConnection {
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #id = randomUUID();
  readonly #session: RtmpSession;
  readonly #stream = new ProgramStream(
    (bytes) => this.#broadcast?.feed(bytes),
    () => this.#record(),
  );
  #key = '';
  #grant: LiveGrant | null = null;
  #broadcast: Broadcast | null = null;
  #recording: Promise<void> = Promise.resolve();
  #place: number | null = null;
  #heardAt = performance.now();
  #sinceLook = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isOver = false;
  /** Resolves when nothing of it runs any more. */
  readonly ended: Promise<void>;

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#session = new RtmpSession({
      send: (bytes) => this.#send(bytes),
      onPublish: (name) => this.#try(() => this.#publish(name)),
      onMetadata: (fields) => this.#stream.describe(fields),
      onMedia: (message) => this.#stream.read(message),
      onStop: () => this.close(),
    });
    const { introductionMs } = options.services.liveLimits;
    const patience = setTimeout(() => {
      if (!this.#grant) socket.destroy();
    }, introductionMs);
    socket.on('data', (data: Buffer) => this.#receive(data));
    socket.on('error', () => socket.destroy());
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        clearTimeout(patience);
        this.#leave().then(resolve, (err) => {
          options.services.log.warn({ err }, 'a program could not be ended');
          resolve();
        });
      });
    });
  }

  close(): void {
    this.#isOver = true;
    this.#socket.end();
    setTimeout(() => this.#socket.destroy(), CLOSE_MS).unref();
  }

  #receive(data: Buffer): void {
    if (this.#isOver) return;
    this.#heardAt = performance.now();
    this.#sinceLook += data.length;
    try {
      this.#session.push(data);
    } catch (error) {
      if (error instanceof UnusableProgram) this.#refuse(error.message);
      else if (error instanceof RtmpError) this.#showOut(error);
      else throw error;
    }
  }

  #showOut({ message: reason }: RtmpError): void {
    this.#options.services.log.info({ reason }, 'a program does not speak RTMP');
    this.#socket.destroy();
  }

  #send(bytes: Buffer): void {
    if (this.#socket.destroyed) return;
    this.#socket.write(bytes);
    if (this.#socket.writableLength > MOST_UNREAD) this.#socket.destroy();
  }

  /** Work that goes on after the bytes were read. */
  #try(work: () => Promise<void>): void {
    work().catch((err) => {
      this.#options.services.log.warn({ err }, 'a program could not be served');
      this.#socket.destroy();
    });
  }

  async #publish(key: string): Promise<void> {
    const { services, accountId, gate } = this.#options;
    this.#key = key;
    const admitted = await gate.admit(key, false);
    if (this.#socket.destroyed) return;
    if ('refusal' in admitted) return this.#refuse(admitted.refusal);
    const { grant } = admitted;
    const { liveId } = grant;
    await insertLive(services.pool, accountId, { id: liveId, space: grant.space.name });
    const isOurs = await claimProgram(services.pool, this.#placeOf(liveId));
    if (!isOurs) return this.#refuse(BUSY);
    this.#grant = grant;
    this.#options.onAdmitted();
    services.log.info({ live: liveId }, 'a program is connected');
    // Otherwise its end has passed by.
    if (this.#socket.destroyed) return await leaveProgram(services.pool, this.#placeOf(liveId));
    this.#session.accept();
    this.#lookLater();
  }

  #placeOf(liveId: string) {
    return { accountId: this.#options.accountId, liveId, connection: this.#id };
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
      this.#try(async () => {
        await this.#looking;
        if (!this.#isOver) this.#lookLater();
      });
    }, this.#options.services.liveLimits.touchMs);
  }

  /** Asks again whether it may go on, notes what comes, and goes on air once that is wanted. */
  async #look(): Promise<void> {
    const { services, gate } = this.#options;
    const { touchMs, bytesPerSecond, burstBytes } = services.liveLimits;
    const { liveId } = this.#grant ?? { liveId: '' };
    const admitted = await gate.admit(this.#key, this.#broadcast !== null);
    if ('refusal' in admitted) return this.#refuse(admitted.refusal);
    if (admitted.grant.liveId !== liveId) return this.#refuse(TAKEN);
    if (performance.now() - this.#heardAt > SILENCE_MS) return this.#refuse(SILENT);
    const received = this.#sinceLook;
    this.#sinceLook = 0;
    if (received > (bytesPerSecond * touchMs) / 1000 + burstBytes) {
      const most = Math.round((bytesPerSecond * 8) / 1e6);
      return this.#refuse(`O programa envia mais do que ${most} Mbit/s. Diminua a taxa de bits.`);
    }
    const { picture } = this.#stream;
    const touched = await touchProgram(services.pool, this.#placeOf(liveId), picture, this.#place);
    if (this.#isOver) return;
    if (!touched) return this.#refuse(BUSY);
    if (!touched.isOnAir && this.#broadcast) return this.#refuse(TAKEN);
    if (touched.isOnAir && !this.#broadcast && picture) await this.#goOnAir(admitted.grant);
  }

  async #goOnAir(ticket: LiveGrant): Promise<void> {
    const { services, accountId } = this.#options;
    this.#broadcast = new Broadcast({
      ...{ services, accountId, ticket, room: services.encoderRoom, limits: services.liveLimits },
      wire: {
        send: (message) => this.#hear(message),
        pause: () => this.#socket.pause(),
        resume: () => this.#socket.resume(),
        close: () => this.close(),
      },
    });
    await this.#broadcast.open();
    if (!this.#isOver) this.#record();
  }

  /** Asks for an encoder, after the one before. */
  #record(): void {
    const { width, height } = this.#stream.picture ?? {};
    const size = { width: width ?? 1280, height: height ?? 720 };
    const read = async () => await this.#broadcast?.read({ type: 'begin', mime: MIME, ...size });
    this.#recording = this.#recording.then(read);
    this.#try(() => this.#recording);
  }

  #hear(message: ToBroadcaster): void {
    this.#place = message.type === 'waiting' ? message.place : null;
    if (message.type === 'go') this.#stream.restart();
    if (message.type === 'again') {
      this.#stream.stop();
      this.#record();
    }
    if (message.type === 'refused') this.#refuse(message.message);
  }

  #refuse(sentence: string): void {
    if (this.#isOver) return;
    const { services, gate } = this.#options;
    const live = this.#grant?.liveId;
    services.log.info(
      { live, sentence, from: this.#socket.remoteAddress },
      'a program was refused',
    );
    this.#session.refuse(sentence);
    this.close();
    this.#try(() => gate.noteRefusal(this.#key, sentence));
  }

  async #leave(): Promise<void> {
    this.#isOver = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#grant) return;
    const { services } = this.#options;
    const { liveId } = this.#grant;
    // It may just be going on air; its failure was noted.
    await this.#looking.catch(() => {});
    await this.#broadcast?.leave();
    await leaveProgram(services.pool, this.#placeOf(liveId));
    services.log.info({ live: liveId }, 'a program has left');
  }
}
