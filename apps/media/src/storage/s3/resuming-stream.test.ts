import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ResumingStream } from './resuming-stream.ts';

const CONTENT = '0123456789';

/** Gives some of the content from a place on, and then breaks, falls silent or just ends. */
function flawed(from: number, length: number, flaw: 'break' | 'silence' | 'end'): Readable {
  let isSent = false;
  return new Readable({
    read() {
      if (!isSent) this.push(CONTENT.slice(from, from + length));
      else if (flaw === 'break') this.destroy(new Error('reset'));
      else if (flaw === 'end') this.push(null);
      isSent = true;
    },
  });
}

function resuming(body: Readable, reopen: (from: number) => Promise<Readable>): ResumingStream {
  return new ResumingStream({ start: 0, end: 9, body, reopen, patienceMs: 50 });
}

it.each(['break', 'silence', 'end'] as const)(
  'goes on where it stopped after a %s',
  async (flaw) => {
    const asked: number[] = [];
    const stream = resuming(flawed(0, 4, flaw), async (from) => {
      asked.push(from);
      return from < 6 ? flawed(from, 2, flaw) : Readable.from([Buffer.from(CONTENT.slice(from))]);
    });
    expect(await text(stream)).toBe(CONTENT);
    expect(asked).toEqual([4, 6]);
  },
);

it('gives up where nothing more comes', async () => {
  let opened = 0;
  const stream = resuming(flawed(0, 4, 'break'), async (from) => {
    opened += 1;
    return flawed(from, 0, 'break');
  });
  await expect(text(stream)).rejects.toMatchObject({ code: 'unavailable' });
  expect(opened).toBe(3);
});

it('lets go of the connection when nobody reads any more', async () => {
  const body = flawed(0, 4, 'silence');
  const stream = resuming(body, async () => body);
  stream.read();
  stream.destroy();
  await expect.poll(() => body.destroyed).toBe(true);
});

it('waits for a slow reader without end', async () => {
  const body = Readable.from([Buffer.from('01234'), Buffer.from('56789')]);
  const stream = resuming(body, () => Promise.reject(new Error('asked again')));
  const chunks: string[] = [];
  for await (const chunk of stream) {
    chunks.push(String(chunk));
    await new Promise((done) => setTimeout(done, 120));
  }
  expect(chunks.join('')).toBe(CONTENT);
});
