import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { BrowserContext, Page } from 'playwright-core';
import { signIns } from '../../demo/src/content/sign-ins.ts';
import { findBrowser, launchBrowser } from '../../tools/browser/browser.ts';
import { median, type Trial } from '../measure.ts';

const ROUNDS = 7;
/** As in Lighthouse's mobile profile. */
const SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const firstPost = (page: Page) => page.getByRole('main').getByRole('article').first();
const tapInFirstPost = (name: RegExp) => (page: Page) =>
  firstPost(page).getByRole('button', { name }).tap();

/** In this order on one page. */
const INTERACTIONS: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['a like', tapInFirstPost(/^(Curtir|Descurtir)/)],
  ['saving a post', tapInFirstPost(/^(Salvar|Remover)/)],
  ['opening the menu of a post', tapInFirstPost(/^Mais opções/)],
  ['closing it by a key', (page) => page.keyboard.press('Escape')],
  ['opening the site’s menu', (page) => page.getByRole('button', { name: 'Abrir menu' }).tap()],
  ['closing that by a key', (page) => page.keyboard.press('Escape')],
  ['opening the composer', (page) => page.getByLabel('Escreva uma publicação').first().tap()],
  ['a letter in the composer', (page) => page.keyboard.press('a')],
  ['to the other tab', (page) => page.getByRole('link', { name: 'Para você' }).tap()],
];

/** In the page: the slowest response to a touch or key. */
const WATCH = `
  longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) longestEvent = Math.max(longestEvent, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

export const entry: Trial = {
  about: `What a finger feels on the home of somebody signed in: from the touch or key to the next picture on the screen, as the browser itself counts it (Event Timing, in steps of 8 ms), on a phone of 412 × 823 whose processor is ${SLOWER} times slower than this one. ${ROUNDS} fresh pages, on each all of these in turn. Asked: ≤ 100 ms.`,
  empty: true,
  async run() {
    const product = await startFilledProduct();
    const browser = await launchBrowser(await findBrowser());
    const found = new Map(INTERACTIONS.map(([name]) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...PHONE, baseURL: product.siteUrl });
      await actOnce(context, product.siteUrl, found);
      await context.close();
    }
    await browser.close();
    await product.stop();
    const rows = [...found].map(([name, durations]) => [
      name,
      ...[median(durations), Math.max(...durations)].map((ms) => ms.toFixed(0)),
    ]);
    return { columns: ['', 'median ms', 'longest ms'], rows };
  },
};

async function actOnce(
  context: BrowserContext,
  origin: string,
  found: Map<string, number[]>,
): Promise<void> {
  const { email, password } = signIns.fan;
  const headers = { origin };
  await context.request.post('/api/session/accounts', { data: { email, password }, headers });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto('/?aba=seguindo');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  for (const [name, act] of INTERACTIONS) {
    await page.evaluate('longestEvent = 0');
    await act(page);
    // Waits until its consequences are over, so that they do not count for the next one.
    await page.waitForTimeout(1_000);
    found.get(name)?.push(await page.evaluate<number>('longestEvent'));
  }
}
