import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPushDouble } from '../apps/api/src/push/testing/push-double.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { publish } from './posting.ts';
import { productDatabase } from './product-database.ts';
import { givenBrowser, hydrated, phone, siteUrl, type Visit } from './visit.ts';

const SETTINGS = '/minha-conta/meus-dados/notificacoes';
const visit = givenBrowser();
let service: Awaited<ReturnType<typeof startPushDouble>>;

beforeAll(async () => {
  service = await startPushDouble(Number(new URL(inject('pushOrigin')).port));
});
afterAll(() => service.close());

test('pushes are turned on by a press, and one reaches the service worker and leads to its page', async () => {
  const owner = await signUpNewcomer('Nair Notada');
  const [star, fan] = [
    await visit({ account: owner, viewport: phone }),
    await visit({ account: await signUpNewcomer('Ciro Curte') }),
  ];
  const id = await publish(star, { text: 'Golaço de cabeça' });
  const browser = service.subscribe();
  await standIn(star.page, browser.keys);
  const page = await star.goto(SETTINGS);
  const permissions = () => page.evaluate(() => sessionStorage.getItem('asked'));
  const turnOn = page.getByRole('button', { name: 'Ligar avisos neste aparelho' });
  await page.getByText('O navegador vai pedir a sua permissão.').waitFor();
  expect(await permissions()).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
  await turnOn.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Desligar neste aparelho' }).waitFor();
  expect(await permissions()).toBe('1');
  await saved(page, '/api/push/settings', () =>
    page.getByRole('switch', { name: /^Mostrar o texto nos avisos/ }).press('Space'),
  );

  // A page without scripts: nobody is looking, and the worker is in the same browser.
  await page.goto('/api/docs');
  await lookedAway(owner.email);
  const worker = await workerOf(star);
  await like(fan, id);
  await expect.poll(() => browser.received).toHaveLength(1);
  const [push] = browser.received;
  expect(push).toMatchObject({
    title: 'Ciro Curte curtiu sua publicação',
    body: 'Golaço de cabeça',
  });
  await worker.deliver(push?.text ?? '');
  await expect.poll(worker.shown).toMatchObject([{ title: push?.title, body: push?.body }]);
  expect(await worker.press()).toEqual([`${siteUrl()}/post/${id}`]);

  await star.goto(SETTINGS);
  await page.getByRole('button', { name: 'Desligar neste aparelho' }).click();
  await turnOn.waitFor();
  expect(await isKnown(browser.keys.endpoint)).toBe(false);
  expect([...star.complaints, ...fan.complaints]).toEqual([]);
  await Promise.all([star.close(), fan.close()]);
});

test("the notices offer pushes with a reason; only a press asks, and 'Agora não' is remembered", async () => {
  const owner = await signUpNewcomer('Olívia Oferta');
  const fan = await signUpNewcomer('Fábio Fã');
  const [visited, other] = [await visit({ account: owner }), await visit({ account: fan })];
  const headers = { origin: siteUrl() };
  await other.context.request.put(`/api/profiles/${owner.username}/follow`, { headers });
  const browser = service.subscribe();
  await standIn(visited.page, browser.keys);
  const page = await visited.goto('/notificacoes');
  const turnOn = page.getByRole('button', { name: 'Ligar avisos neste aparelho' });
  await page.getByText('O navegador vai pedir a sua permissão.').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
  await turnOn.click();
  await page.getByRole('button', { name: 'Desligar neste aparelho' }).waitFor();
  expect(await isKnown(browser.keys.endpoint)).toBe(true);

  const declining = await visit({ account: owner });
  await standIn(declining.page, service.subscribe().keys);
  const open = await declining.goto('/notificacoes');
  await open.getByRole('button', { name: 'Agora não' }).click();
  await open.getByRole('button', { name: 'Agora não' }).waitFor({ state: 'detached' });
  let asked = 0;
  open.on('request', (request) => {
    if (request.url().endsWith('/api/push')) asked += 1;
  });
  await declining.goto('/notificacoes');
  await open
    .getByRole('link', { name: /Fábio Fã/ })
    .first()
    .waitFor();
  expect(asked).toBe(0);
  expect([...visited.complaints, ...declining.complaints]).toEqual([]);
  await Promise.all([visited, other, declining].map((each) => each.close()));
});

test('a device that was turned on gets pushes again after the next sign-in', async () => {
  const owner = await signUpNewcomer('Vera Volta');
  const visited = await visit({ account: owner });
  const browser = service.subscribe();
  await standIn(visited.page, browser.keys);
  const page = await visited.goto(SETTINGS);
  await page.getByRole('button', { name: 'Ligar avisos neste aparelho' }).click();
  await page.getByRole('button', { name: 'Desligar neste aparelho' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  expect(await isKnown(browser.keys.endpoint)).toBe(false);
  const { email, password } = owner;
  const headers = { origin: siteUrl() };
  await visited.context.request.post('/api/session/accounts', {
    ...{ data: { email, password }, headers },
  });
  await visited.goto('/');
  await expect.poll(() => isKnown(browser.keys.endpoint)).toBe(true);
  await visited.close();
});

test('a browser that refuses says what to do, and one of another kind too', async () => {
  const owner = await signUpNewcomer('Rosa Recusa');
  const visited = await visit({ account: owner });
  await visited.page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
    Object.defineProperty(Notification, 'permission', { value: 'default' });
  });
  const page = await visited.goto(SETTINGS);
  await page.getByRole('button', { name: 'Ligar avisos neste aparelho' }).click();
  await page.getByText('Os avisos deste site estão bloqueados neste navegador.').waitFor();
  const old = await visited.context.newPage();
  await old.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await old.goto(SETTINGS);
  await old.getByText('adicione o site à Tela de Início').waitFor();
  await visited.close();
});

test('channels of a subject and quiet hours are chosen with the keyboard', async () => {
  const owner = await signUpNewcomer('Silvia Silêncio');
  const visited = await visit({ account: owner });
  const page = await visited.goto(SETTINGS);
  const subject = '/api/notifications/settings/likes';
  await saved(page, subject, () =>
    page.getByRole('checkbox', { name: 'No aparelho (Curtidas)' }).press('Space'),
  );
  await saved(page, subject, () =>
    page.getByRole('combobox', { name: 'Curtidas' }).selectOption('De ninguém'),
  );
  expect(await page.getByRole('checkbox', { name: 'No e-mail (Curtidas)' }).isDisabled()).toBe(
    true,
  );
  await saved(page, '/api/push/settings', () =>
    page.getByRole('switch', { name: /^Horas de silêncio/ }).press('Space'),
  );
  await page.getByLabel('Das', { exact: true }).fill('23:30');
  await saved(page, '/api/push/settings', () => page.getByLabel('Até as', { exact: true }).focus());
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel('Das', { exact: true }).inputValue()).toBe('23:30');
  expect(await page.getByLabel('Até as', { exact: true }).inputValue()).toBe('07:00');
  await saved(page, subject, () =>
    page.getByRole('combobox', { name: 'Curtidas' }).selectOption('De todos'),
  );
  const box = (name: string) => page.getByRole('checkbox', { name }).isChecked();
  expect([await box('No aparelho (Curtidas)'), await box('No e-mail (Curtidas)')]).toEqual([
    ...[false, true],
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await visited.close();
});

/** No push service is reachable here: the browser gets this subscription, once the person has allowed it. */
async function standIn(page: Page, keys: { endpoint: string; p256dh: string; auth: string }) {
  await page.addInitScript(({ endpoint, ...of }) => {
    const isAllowed = () => sessionStorage.getItem('asked') !== null;
    Object.defineProperty(Notification, 'permission', {
      get: () => (isAllowed() ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', '1');
      return 'granted';
    };
    const subscription = { endpoint, options: {}, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () =>
      ({ ...subscription, toJSON: () => ({ endpoint, keys: of }) }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, keys);
}

/** The service worker of the site, which shows what is delivered to it. */
async function workerOf({ page, context }: Visit) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no service worker');
  // The shell that tests run in allows no notifications, and nobody can press one.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
    };
  });
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  return {
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: `${siteUrl()}/`, registrationId, data },
      }),
    shown: () => worker.evaluate(() => (globalThis as unknown as Scope).shown),
    press: () =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as Scope;
        const waiting: Promise<unknown>[] = [];
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data: scope.shown[0]?.data, close() {} },
          waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
        });
        dispatchEvent(event);
        await Promise.all(waiting);
        return scope.opened;
      }),
  };
}

/** What is used of the inside of a service worker. */
interface Scope {
  shown: { title: string; body?: string; data?: unknown }[];
  opened: string[];
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<void> };
}

function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
}

/** Waits until no process knows of an open page of this person. */
async function lookedAway(email: string): Promise<void> {
  const open = () =>
    productDatabase().query(
      `SELECT FROM chat_presence JOIN account ON account.id = account_id WHERE email = $1`,
      [email],
    );
  await expect.poll(async () => (await open()).rowCount).toBe(0);
}

async function isKnown(endpoint: string): Promise<boolean> {
  const { rowCount } = await productDatabase().query(
    'SELECT FROM push_subscription WHERE endpoint = $1',
    [endpoint],
  );
  return rowCount === 1;
}

async function saved(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith(path) && answer.request().method() === 'PUT',
  );
  await act();
  expect((await answered).ok()).toBe(true);
}

async function like({ context }: Visit, postId: string): Promise<void> {
  const headers = { origin: siteUrl() };
  const answer = await context.request.put(`/api/posts/${postId}/like`, { data: {}, headers });
  expect(answer.ok()).toBe(true);
}
