import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFailed } from 'vitest';
import { launchBrowser } from '../tools/browser/browser.ts';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

const WITHOUT_PICTURES = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts'];
/** Only a busy machine needs all of it. */
const PATIENCE_MS = 60_000;

export interface VisitOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Signs in before the first page is opened. */
  account?: { email: string; password: string };
  javaScript?: boolean;
  /** For journeys about something that moves. The others do without, which saves drawing every frame of it. */
  motion?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the console and the content security policy complained about so far. */
  complaints: string[];
  goto(path: string): Promise<Page>;
  close(): Promise<void>;
}

export const siteUrl = () => inject('siteUrl');

/** From a separate address, so that wrong passwords of one journey do not lock out another. */
export function fromElsewhere(): Record<string, string> {
  const group = () => randomInt(0x10000).toString(16);
  return { 'x-forwarded-for': `2001:db8:${group()}:${group()}::1` };
}

/** Gives the test file a browser; each visit is a fresh profile. Pictures and fonts are loaded only where they are looked at. */
export function givenBrowser({
  pictures = false,
  args = [] as string[],
} = {}): (options?: VisitOptions) => Promise<Visit> {
  return async (options = {}) => openVisit(await browserOf(pictures, args), options);
}

const browsers = new Map<string, Promise<Browser>>();

/** Test files of a worker share what they import, and so its browsers; they end with the worker. */
export function browserOf(pictures: boolean, more: string[] = []): Promise<Browser> {
  const place = inject('browser');
  const args = [...place.args, ...(pictures ? [] : WITHOUT_PICTURES), ...more];
  const key = args.join(' ');
  const browser = browsers.get(key) ?? launchBrowser({ ...place, args });
  browsers.set(key, browser);
  return browser;
}

async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    extraHTTPHeaders: fromElsewhere(),
    viewport: options.viewport ?? desktop,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    javaScriptEnabled: options.javaScript ?? true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (options.account) await signIn(context, options.account);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return;
    const seen = await describePage(page);
    for (const error of task.result?.errors ?? []) {
      error.stack = [error.stack, seen, ...complaints].join('\n');
    }
  });
  return {
    page,
    context,
    complaints,
    async goto(path) {
      await page.goto(path);
      if (options.javaScript !== false) await hydrated(page);
      return page;
    },
    async close() {
      // An answer that a journey was about to change may still be on its way.
      const open = context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }));
      await Promise.all(open);
      await context.close();
    },
  };
}

/** What a person would have seen where a journey ended. */
async function describePage(page: Page): Promise<string> {
  const words = await page.locator('body').innerText({ timeout: 5000 });
  const focus = await page.evaluate(() => {
    return (document.activeElement?.cloneNode() as Element | undefined)?.outerHTML;
  });
  return `${page.url()}\nfocus: ${focus}\n${words.slice(0, 1000)}`;
}

/** Waits until the page answers to the keyboard and the mouse. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Opens or reloads a page, and waits until it is subscribed to the channel. */
export async function listening(
  { page }: Visit,
  channel: string,
  path = page.url(),
): Promise<Page> {
  const heard = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (text.includes('"subscribed"') && text.includes(channel)) resolve();
      }),
    );
  });
  await page.goto(path);
  await hydrated(page);
  await heard;
  return page;
}

async function signIn(
  context: BrowserContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await context.request.post('/api/session/accounts', {
    data: { email, password },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(200);
}

/** Holds scripts back until they are released. */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}
