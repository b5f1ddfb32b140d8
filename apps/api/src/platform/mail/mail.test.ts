import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaitMail, parseMail } from '@arquiba/testing/mails';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../ports/mailer.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { queueMail, sendMailJob } from './mail-job.ts';
import { layOutMail } from './mail-layout.ts';

const mail: Mail = {
  to: 'lia@exemplo.com.br',
  subject: 'Seu código de recuperação é válido por 10 minutos',
  text: 'Olá, Lia! Seu código é ABCD1234.',
  html: '<p>Olá, Lia! Seu código é <b>ABCD1234</b>.</p>',
};

let folder: string;
let platform: Platform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-mail-'));
  platform = await openPlatform({ mailFolder: join(folder, 'mail') });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

test('without a mail server a mail becomes a file that the log names', async () => {
  await platform.services.mail.send(mail, 'first');
  const file = join(folder, 'mail', 'first.eml');
  const content = await readFile(file, 'utf8');
  const [head = ''] = content.split('\r\n\r\n');
  expect(head).toContain('\r\nTo: lia@exemplo.com.br\r\n');
  expect(head).toContain('From: Arquiba <nao-responda@arquiba.example>\r\n');
  expect(head).toContain('Message-ID: <first@arquiba.example>\r\n');
  expect(head).toContain('Auto-Submitted: auto-generated\r\n');
  expect(head).toContain('Content-Type: multipart/alternative;');
  expect(parseMail(content)).toMatchObject(mail);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(platform.logged).toContainEqual(
    expect.objectContaining({ msg: 'mail written to a file', file }),
  );
  expect(JSON.stringify(platform.logged)).not.toContain('ABCD1234');
});

test('an answer goes to whom the mail says, and to nobody else', async () => {
  await platform.services.mail.send({ ...mail, replyTo: 'loja@exemplo.com.br' }, 'answered');
  const content = await readFile(join(folder, 'mail', 'answered.eml'), 'utf8');
  expect(content).toContain('\r\nReply-To: loja@exemplo.com.br\r\n');
  expect(await readFile(join(folder, 'mail', 'first.eml'), 'utf8')).not.toContain('Reply-To');
});

test('a mail of the shop says so, and its answers go to the shop', async () => {
  await platform.services.mail.send({ ...mail, from: 'shop' }, 'sold');
  const content = await readFile(join(folder, 'mail', 'sold.eml'), 'utf8');
  expect(content).toContain('From: Aro <nao-responda@arquiba.example>\r\n');
  expect(content).toContain('\r\nReply-To: loja@aro.example\r\n');
});

test('pictures get their addresses when a mail is sent', async () => {
  const picture = { path: '/products/1/maré alta.png', etag: '"0123456789abcdef"' };
  const good = { label: '1 × Maré Alta (azul)', detail: 'R$ 10,00', picture };
  const site = new URL('https://arquiba.example');
  const laid = layOutMail({
    subject: 'Pedido',
    from: 'shop',
    blocks: [{ good }],
    because: '',
    site,
  });
  expect(laid.text).toContain(`• ${good.label}\n  R$ 10,00`);
  await platform.db.transaction((tx) => queueMail(tx, { to: 'foto@exemplo.com.br', ...laid }));
  const jobs = await platform.startJobs([sendMailJob]);
  const sent = await awaitMail(join(folder, 'mail'), { to: 'foto@exemplo.com.br' });
  await jobs.stop();
  expect(sent.html).not.toContain('picture:');
  expect(sent.html).toMatch(
    /<img src="http:\/\/media\.test\/image\/products\/1\/mar[^"]*&amp;w=192" alt="1 × Maré Alta \(azul\)" width="96" height="72"/,
  );
});

test('one request ends mails of a kind, where the mail says so', async () => {
  const unsubscribeUrl = `https://site.example/resumo/${'a1_-'.repeat(20)}`;
  await platform.services.mail.send({ ...mail, unsubscribeUrl }, 'ended');
  const content = await readFile(join(folder, 'mail', 'ended.eml'), 'utf8');
  expect(content).toMatch(new RegExp(`\r\nList-Unsubscribe:\\s+<${unsubscribeUrl}>\r\n`));
  expect(content).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(await readFile(join(folder, 'mail', 'first.eml'), 'utf8')).not.toContain('Unsubscribe');
});

test('addresses and subjects that would change the headers are refused', async () => {
  const refused: Array<Partial<Mail>> = [
    { to: 'lia@exemplo.com.br\r\nBcc: todos@exemplo.com.br' },
    { to: 'lia\r\n@exemplo.com.br' },
    { to: 'lia@exemplo.com.br, outra@exemplo.com.br' },
    { to: 'Lia <lia@exemplo.com.br>' },
    { to: 'lia@exemplo.com.br\u0000' },
    { to: 'lia' },
    { to: '' },
    { replyTo: 'lia@exemplo.com.br\r\nBcc: todos@exemplo.com.br' },
    { replyTo: 'lia@exemplo.com.br, outra@exemplo.com.br' },
    { replyTo: 'Lia <lia@exemplo.com.br>' },
    { replyTo: '' },
    { subject: 'Oi\r\nBcc: todos@exemplo.com.br' },
    { subject: 'Oi\u2028Bcc: todos@exemplo.com.br' },
    { subject: '' },
  ];
  for (const part of refused) {
    const queued = platform.db.transaction((tx) => queueMail(tx, { ...mail, ...part }));
    await expect(queued, JSON.stringify(part)).rejects.toThrow(/of the mail is not/);
    await expect(platform.services.mail.send({ ...mail, ...part }, 'bad')).rejects.toThrow();
  }
  expect((await platform.pool.query('SELECT FROM outbox')).rowCount).toBe(0);
  expect(await readdir(join(folder, 'mail'))).not.toContain('bad.eml');
});

test('a queued mail goes out when its transaction has committed', async () => {
  const rolledBack = platform.db.transaction(async (tx) => {
    await queueMail(tx, { ...mail, to: 'ninguem@exemplo.com.br' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow();
  await platform.db.transaction((tx) => queueMail(tx, { ...mail, to: 'caio@exemplo.com.br' }));
  const before = await readdir(join(folder, 'mail'));
  const jobs = await platform.startJobs([sendMailJob]);
  const added = async () =>
    (await readdir(join(folder, 'mail'))).filter((name) => !before.includes(name));
  await expect.poll(added).toHaveLength(1);
  const [name = ''] = await added();
  expect(await readFile(join(folder, 'mail', name), 'utf8')).toContain('To: caio@exemplo.com.br');
  await jobs.stop();
});

test('with a mail server it is delivered there; a refused address is given up at once', async () => {
  const received: Array<{ to: string[]; content: string }> = [];
  const server = await startSmtpServer(received);
  const sending = await openPlatform({ smtpUrl: server.url });
  try {
    const jobs = await sending.startJobs([sendMailJob]);
    await sending.db.transaction(async (tx) => {
      await queueMail(tx, mail);
      await queueMail(tx, { ...mail, to: 'recusado@exemplo.com.br' });
    });
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['lia@exemplo.com.br']);
    expect(parseMail(received[0]?.content ?? '')).toMatchObject(mail);
    await expect
      .poll(() => jobs.counts())
      .toMatchObject({ 'mail.send': { queued: 0, active: 0, failed: 1 } });
  } finally {
    await sending.close();
    await server.stop();
  }
});

test('a mail waits for a mail server that is away', async () => {
  const received: Array<{ to: string[]; content: string }> = [];
  const gone = await startSmtpServer(received);
  await gone.stop();
  const sending = await openPlatform({ smtpUrl: gone.url });
  try {
    await sending.startJobs([{ ...sendMailJob, firstRetrySeconds: 1 }]);
    await sending.db.transaction((tx) => queueMail(tx, mail));
    await expect
      .poll(() => sending.logged)
      .toContainEqual(expect.objectContaining({ msg: 'job failed; it will be retried' }));
    const back = await startSmtpServer(received, gone.port);
    await expect.poll(() => received).toHaveLength(1);
    await sending.close();
    await back.stop();
  } catch (error) {
    await sending.close();
    throw error;
  }
});

async function startSmtpServer(received: Array<{ to: string[]; content: string }>, port = 0) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      callback(address.startsWith('recusado') ? refusal : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: chosen } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    port: chosen,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
