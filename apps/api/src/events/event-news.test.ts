import { answerEvent, cancelEvent, createEvent } from '@arquiba/contract/events';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ started: true });
});
afterAll(() => app.close());

test('who looks at an event hears that someone answered and that it was cancelled, and not who', async () => {
  const [host, guest] = [await signUp(app), await signUp(app)];
  const { slug, date, postId } = await host.call(createEvent, {
    ...{ title: 'Treino', start: '2026-06-01T19:00', end: '2026-06-01T20:00' },
  });
  const heard: RealtimeEvent[] = [];
  app.api.services.realtime.subscribe(`post:${postId}`, (event) => heard.push(event));
  await guest.call(answerEvent, { slug, date: date.id, answer: 'going' });
  await expect.poll(() => heard).toEqual([{ type: 'answers' }]);
  await host.call(cancelEvent, { slug, date: date.id, scope: 'one' });
  await expect.poll(() => heard.slice(1)).toEqual([{ type: 'edited' }]);
});
