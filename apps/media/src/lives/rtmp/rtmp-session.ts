import { randomBytes } from 'node:crypto';
import { type AmfValue, readAmf, writeAmf } from './amf.ts';
import { ChunkReader, type RtmpMessage } from './chunk-reader.ts';
import { writeMessage } from './chunk-writer.ts';
import { AUDIO, VIDEO } from './flv.ts';
import { RtmpError } from './rtmp-error.ts';

const VERSION = 3;
const HANDSHAKE_BYTES = 1536;
const ACKNOWLEDGEMENT = 3;
const WINDOW_SIZE = 5;
const BANDWIDTH = 6;
const COMMAND_3 = 17;
const DATA = 18;
const COMMAND = 20;
const APP = 'live';
/** Our only one. */
const STREAM = 1;
const WINDOW_BYTES = 2_500_000;
const MOST_COMMANDS = 50;
const STRANGER = { message: 16 * 1024, held: 64 * 1024 };
/** A keyframe has a second's room at the highest bit rate, and more. */
const PUBLISHER = { message: 4 * 1024 * 1024, held: 6 * 1024 * 1024 };

interface SessionEvents {
  send(bytes: Buffer): void;
  /** Wants to publish under a name. Nothing else is read until it was accepted. */
  onPublish(name: string): void;
  onMetadata(fields: { [name: string]: AmfValue }): void;
  onMedia(message: RtmpMessage): void;
  /** Says that nothing more follows. */
  onStop(): void;
}

/** The publishing half of RTMP, from the first byte on; throws `RtmpError` where the peer does not keep to it. */
export class RtmpSession {
  readonly #events: SessionEvents;
  readonly #reader = new ChunkReader(STRANGER, (message) => this.#read(message));
  /** The handshake: what came of it, until its last part is there. */
  #greeting: Buffer | null = Buffer.alloc(0);
  #hasAnswered = false;
  #at: 'connecting' | 'connected' | 'asking' | 'publishing' = 'connecting';
  #commands = 0;
  #received = 0;
  #acknowledged = 0;

  constructor(events: SessionEvents) {
    this.#events = events;
  }

  push(data: Buffer): void {
    const bytes = this.#greeting ? this.#greet(data) : data;
    this.#received += data.length;
    if (bytes.length > 0) this.#reader.push(bytes);
    if (this.#received - this.#acknowledged >= WINDOW_BYTES) {
      this.#acknowledged = this.#received;
      this.#events.send(writeMessage(ACKNOWLEDGEMENT, uint32(this.#received)));
    }
  }

  accept(): void {
    this.#at = 'publishing';
    this.#reader.limits = PUBLISHER;
    this.#status('status', 'NetStream.Publish.Start', 'Recebendo.');
  }

  refuse(sentence: string): void {
    this.#status('error', 'NetStream.Publish.BadName', sentence);
  }

  /** Gives what comes after the handshake. */
  #greet(data: Buffer): Buffer {
    const bytes = Buffer.concat([this.#greeting ?? data, data]);
    if (bytes.length > 0 && bytes[0] !== VERSION) throw new RtmpError('No RTMP');
    const first = 1 + HANDSHAKE_BYTES;
    if (bytes.length >= first && !this.#hasAnswered) {
      this.#hasAnswered = true;
      const own = Buffer.concat([Buffer.alloc(8), randomBytes(HANDSHAKE_BYTES - 8)]);
      this.#events.send(Buffer.concat([Buffer.of(VERSION), own, bytes.subarray(1, first)]));
    }
    const whole = first + HANDSHAKE_BYTES;
    this.#greeting = bytes.length < whole ? bytes : null;
    return bytes.subarray(whole);
  }

  #read(message: RtmpMessage): void {
    const { type, body } = message;
    if (type === COMMAND) this.#obey(readAmf(body));
    if (type === COMMAND_3) this.#obey(readAmf(body.subarray(1)));
    if (this.#at !== 'publishing') return;
    if (type === AUDIO || type === VIDEO) this.#events.onMedia(message);
    if (type !== DATA) return;
    const [name, , fields] = [...readAmf(body), null, null];
    if (name === '@setDataFrame' && isObject(fields)) this.#events.onMetadata(fields);
  }

  #obey([name, number, ...said]: AmfValue[]): void {
    this.#commands += 1;
    if (this.#commands > MOST_COMMANDS) throw new RtmpError('Too many commands');
    const transaction = typeof number === 'number' ? number : 0;
    if (name === 'connect') this.#connect(transaction, said[0] ?? null);
    if (name === 'createStream') this.#answer(transaction, null, STREAM);
    if (name === 'publish') {
      if (this.#at !== 'connected') throw new RtmpError('It may not publish now');
      this.#at = 'asking';
      // Programs append parameters as to an address.
      const [key = ''] = String(said[1] ?? '').split('?');
      this.#events.onPublish(key);
    }
    const isOver = name === 'FCUnpublish' || name === 'deleteStream' || name === 'closeStream';
    if (isOver && this.#at === 'publishing') this.#events.onStop();
  }

  #connect(transaction: number, said: AmfValue): void {
    if (this.#at !== 'connecting') throw new RtmpError('It has connected before');
    const app = isObject(said) ? String(said.app ?? '') : '';
    if (app.replace(/\/+$/, '') !== APP) throw new RtmpError('There is no such application');
    this.#at = 'connected';
    this.#events.send(writeMessage(WINDOW_SIZE, uint32(WINDOW_BYTES)));
    this.#events.send(writeMessage(BANDWIDTH, Buffer.concat([uint32(WINDOW_BYTES), Buffer.of(2)])));
    const info = { level: 'status', code: 'NetConnection.Connect.Success', description: '' };
    this.#answer(transaction, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, info);
  }

  #answer(transaction: number, properties: AmfValue, info: AmfValue): void {
    this.#command(['_result', transaction, properties, info]);
  }

  #status(level: 'status' | 'error', code: string, description: string): void {
    this.#command(['onStatus', 0, null, { level, code, description }], STREAM);
  }

  #command(values: AmfValue[], streamId = 0): void {
    this.#events.send(writeMessage(COMMAND, writeAmf(values), streamId));
  }
}

function isObject(value: AmfValue | undefined): value is { [name: string]: AmfValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}
