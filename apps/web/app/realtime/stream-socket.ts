import { closeCode, type ServerMessage, type StreamMessage } from '@arquiba/contract/realtime';

/** A proxy that collects answers never lets the first message through. */
const OPEN_WITHIN_MS = 10_000;

/** The code of a WebSocket that was not closed properly. */
const BROKEN = 1006;

/** Server-sent events with the interface of a WebSocket; messages of the browser are sent as requests. */
export class StreamSocket extends EventTarget {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  readonly #url: string;
  readonly #request: typeof fetch;
  readonly #abort = new AbortController();
  #stream = '';
  #sending: Promise<unknown> = Promise.resolve();

  constructor(url: string, request: typeof fetch = (...given) => fetch(...given)) {
    super();
    this.#url = url;
    this.#request = request;
    void this.#read();
  }

  /** One after the other: they could overtake each other. */
  send(text: string): void {
    const body = { stream: this.#stream, message: JSON.parse(text) } satisfies StreamMessage;
    const headers = { 'content-type': 'application/json' };
    const { signal } = this.#abort;
    this.#sending = this.#sending
      .then(() =>
        this.#request(this.#url, {
          ...{ method: 'POST', headers, signal, body: JSON.stringify(body) },
        }),
      )
      .then(
        ({ ok }) => ok || this.close(),
        () => this.close(),
      );
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<void> {
    let code: number = BROKEN;
    const impatience = setTimeout(() => this.close(), OPEN_WITHIN_MS);
    try {
      const { ok, body } = await this.#request(this.#url, { signal: this.#abort.signal });
      if (ok && body) {
        for await (const block of blocksOf(body)) {
          if (this.readyState === WebSocket.OPEN) code = this.#take(block);
          else this.#begin(block);
          clearTimeout(impatience);
        }
      }
    } catch {
      // Broken or aborted: reported as closed.
    }
    clearTimeout(impatience);
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }

  #begin(block: string): void {
    const message = JSON.parse(dataOf(block)) as ServerMessage;
    if (message.type !== 'opened') return;
    this.#stream = message.stream;
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** The code to close with, should this be the last block. */
  #take(block: string): number {
    if (block.startsWith('event: close\n')) return Number(dataOf(block)) || closeCode.goingAway;
    if (block.startsWith('data: ')) {
      this.dispatchEvent(new MessageEvent('message', { data: dataOf(block) }));
    }
    return BROKEN;
  }
}

function dataOf(block: string): string {
  return block.slice(block.indexOf('data: ') + 'data: '.length);
}

async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}
