import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser, launchBrowser } from '../../tools/browser/browser.ts';
import { withSpread } from '../alternate.ts';
import type { Trial } from '../measure.ts';

const ROUNDS = 5;
const SWIPES = 6;
/** As in Lighthouse's mobile profile. */
const SLOWER = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1638.4 * 1024) / 8;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** In the page: when the last touch or key was, and each moment at which a video shows a picture or plays. */
const WATCH = `
  touched = 0;
  firstFrames = [];
  plays = [];
  for (const kind of ['keydown', 'pointerdown']) {
    addEventListener(kind, () => { touched = performance.now(); }, true);
  }
  document.addEventListener('loadstart', ({ target }) => {
    target.requestVideoFrameCallback(() => firstFrames.push(performance.now()));
  }, true);
  document.addEventListener('playing', () => plays.push(performance.now()), true);
`;

export const entry: Trial = {
  empty: true,
  about: `How soon a reel of the demonstration is seen, on Lighthouse's mobile profile: a phone of 412 × 823 whose processor is ${SLOWER} times slower than this one, 1.6 Mbit/s and ${LATENCY_MS} ms for each answer, nothing in the browser's cache. A frame is the first that the browser says it has shown (requestVideoFrameCallback). The floor is a bare page with nothing but the same video. A swipe is a press of the arrow key once the next reel is fetched; it counts until that video plays, with the movement of the page in between. Medians of ${ROUNDS} visits and ${ROUNDS * SWIPES} swipes, in brackets the least and the most. Asked: a first frame within 1 s, and 300 ms for a swipe.`,
  async run() {
    const product = await startFilledProduct();
    const browser = await launchBrowser(await findBrowser());
    try {
      const reels = `${product.siteUrl}/reels`;
      const bare = await startBarePage(await firstFileOf(product.siteUrl));
      const { port } = bare.address() as AddressInfo;
      const floor: number[] = [];
      const opened: number[] = [];
      const pressed: number[] = [];
      const swiped: number[] = [];
      const swipedFast: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        floor.push(await openAddress(browser, `http://localhost:${port}`));
        opened.push(
          await openAddress(browser, reels, async (page) => {
            swiped.push(...(await swipe(page)));
          }),
        );
        pressed.push(await pressLink(browser, product.siteUrl));
        swipedFast.push(
          ...(await onPhone(
            browser,
            async (page) => {
              await page.goto(reels);
              return await swipe(page);
            },
            1,
          )),
        );
      }
      bare.close();
      return {
        columns: ['', 'ms', 'floor'],
        rows: [
          ['first frame, opened by its address', withSpread(opened, 0), withSpread(floor, 0)],
          ['first frame, pressed in the menu', withSpread(pressed, 0), ''],
          ['a swipe', withSpread(swiped, 0), ''],
          ['a swipe, the processor as it is', withSpread(swipedFast, 0), ''],
        ],
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function onPhone<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
  slower = SLOWER,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(await slowPage(context, slower));
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS },
    ...{ downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND },
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** From the beginning of the navigation. */
function openAddress(
  browser: Browser,
  address: string,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.goto(address);
    const shown = await reached(page, 'firstFrames[0] ?? 0');
    await then(page);
    return shown;
  });
}

/** From the touch, on a page whose scripts are there. */
function pressLink(browser: Browser, siteUrl: string): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.goto(`${siteUrl}/sobre`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Virals' }).tap();
    return await reached(page, 'firstFrames.length > 0 ? firstFrames[0] - touched : 0');
  });
}

async function swipe(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (let step = 0; step < SWIPES; step += 1) {
    await reached(page, NEXT_IS_THERE);
    await page.evaluate('plays.length = 0');
    await page.keyboard.press('ArrowDown');
    found.push(await reached(page, 'plays.length > 0 ? plays[0] - touched : 0'));
    // The movement of the page is over.
    await wait(1_000);
  }
  return found;
}

/** The one that plays, and the one below it. */
const NEXT_IS_THERE = `[...document.querySelectorAll('video')].some((video) => video.paused &&
  video.readyState > 2 && video.getBoundingClientRect().top > 100) ? 1 : 0`;

/** Asked from outside, because the content policy refuses what evaluates text inside the page. */
async function reached(page: Page, figure: string): Promise<number> {
  for (;;) {
    const found = await page.evaluate<number>(figure);
    if (found > 0) return found;
    await wait(20);
  }
}

async function firstFileOf(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/feed?kind=video&limit=1`);
  const { items } = (await answer.json()) as {
    items: { media: { url: string; mime: string }[] }[];
  };
  const video = items[0]?.media.find(({ mime }) => mime.startsWith('video/'));
  if (!video) throw new Error('The demonstration has no video');
  return video.url;
}

async function startBarePage(file: string): Promise<Server> {
  const page = `<!doctype html><video autoplay muted playsinline src="${file.replaceAll('&', '&amp;')}"></video>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}
