import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Wire } from './socket-connection.ts';

/** Browsers send a ping every 25 seconds; timers of background tabs run once a minute. */
const SILENT_MS = 90_000;
const CLOSED = 3;

/** An answer that stays open, with the interface of a socket. Messages of the browser arrive by `receive`. */
export class EventStream extends EventEmitter implements Wire {
  readonly OPEN = 1;
  readonly #response: ServerResponse;
  #heardAt = performance.now();

  constructor(response: ServerResponse) {
    super();
    this.#response = response;
    response.on('error', (error) => this.emit('error', error));
    response.on('close', () => this.emit('close'));
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // For nginx, which would collect the events.
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
  }

  get readyState(): number {
    const { destroyed, writableEnded } = this.#response;
    return destroyed || writableEnded ? CLOSED : this.OPEN;
  }

  get bufferedAmount(): number {
    return this.#response.writableLength;
  }

  send(text: string): void {
    if (this.readyState === this.OPEN) this.#response.write(`data: ${text}\n\n`);
  }

  receive(text: string): void {
    this.#heardAt = performance.now();
    this.emit('message', text, false);
  }

  /** Keeps proxies from closing a quiet stream. Nothing can answer it: a message counts as the answer. */
  ping(): void {
    if (this.readyState === this.OPEN) this.#response.write(':\n\n');
    if (performance.now() - this.#heardAt < SILENT_MS) this.emit('pong');
  }

  close(code: number): void {
    this.#response.end(`event: close\ndata: ${code}\n\n`);
  }

  terminate(): void {
    this.#response.destroy();
  }
}
