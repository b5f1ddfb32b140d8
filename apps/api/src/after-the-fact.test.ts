import { once } from 'node:events';
import { follow } from '@arquiba/contract/follows';
import { closeCode } from '@arquiba/contract/realtime';
import { signOut } from '@arquiba/contract/sessions';
import { signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { queueMail } from './platform/mail/mail-job.ts';
import { accountChannel } from './platform/realtime/socket-channels.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ started: true });
});
afterAll(() => app.close());

test('a follow reaches the open browser of who is followed; signing out closes it', async () => {
  const fan = await signUp(app);
  const player = await signUp(app, { type: 'Atleta' });
  const cookie = await app.signIn(player.id);
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, {
    headers: { origin: TEST_ORIGIN, cookie },
  });
  await once(socket, 'open');
  const channel = accountChannel(player.id);
  socket.send(JSON.stringify({ type: 'subscribe', channels: [channel] }));
  expect(await nextMessage(socket)).toEqual({ type: 'subscribed', channel });
  const message = nextMessage(socket);
  await fan.call(follow, { username: player.username });
  expect(await message).toEqual({
    type: 'event',
    channel,
    event: { type: 'followed', followers: 1 },
  });
  const closed = once(socket, 'close');
  await app.as(cookie)(signOut, {});
  expect((await closed)[0]).toBe(closeCode.sessionEnded);
});

test('queued mail is sent and the counts say what is left', async () => {
  const mail = { to: 'lia@exemplo.com.br', subject: 'Olá', text: 'Olá', html: '<p>Olá</p>' };
  await app.api.services.db.transaction((tx) => queueMail(tx, mail));
  await expect
    .poll(() => app.logged)
    .toContainEqual(expect.objectContaining({ msg: 'mail written to a file' }));
  const none = { queued: 0, active: 0, failed: 0 };
  await expect
    .poll(() => app.api.jobCounts())
    .toMatchObject({ outbox: none, 'mail.send': none, 'platform.sweep': expect.anything() });
});

async function nextMessage(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, 'message');
  return JSON.parse(data.toString());
}
