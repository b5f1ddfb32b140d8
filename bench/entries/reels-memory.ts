import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { findBrowser, launchBrowser } from '../../tools/browser/browser.ts';
import type { Trial } from '../measure.ts';

const WARM_UP = 20;
const SWIPES = 100;
const PHONE = { width: 390, height: 844 };
const MB = 1_000_000;
/** How many reels a swipe goes down before it turns back. */
const LEG = 6;

export const entry: Trial = {
  empty: true,
  about: `What a page of reels holds in Chromium on a phone's screen after ${WARM_UP} swipes and after ${SWIPES} more, up and down through the demonstration, each garbage-collected before it is measured. The floor is a bare page with three \`<video>\` elements, one of which gets the next file at each swipe. Asked: no growth.`,
  async run() {
    const product = await startFilledProduct();
    const browser = await launchBrowser(await findBrowser());
    try {
      const files = await filesOf(product.siteUrl);
      const bare = await startBarePage(files);
      const { port } = bare.address() as AddressInfo;
      const rows = [
        row('three bare `<video>`', await measure(browser, `http://localhost:${port}`, swipeBare)),
        row('Arquiba `/reels`', await measure(browser, `${product.siteUrl}/reels`, swipeReels)),
      ];
      bare.close();
      return {
        columns: ['', 'heap MB', 'after', 'nodes', 'after', 'listeners', 'after', 'videos'],
        rows,
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

interface Held {
  heap: number;
  nodes: number;
  listeners: number;
  videos: number;
}

type Swipe = (page: Page, step: number) => Promise<void>;

async function measure(browser: Browser, address: string, swipe: Swipe): Promise<[Held, Held]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address);
  await playing(page);
  for (let step = 0; step < WARM_UP; step += 1) await swipe(page, step);
  const before = await heldBy(page, session);
  for (let step = WARM_UP; step < WARM_UP + SWIPES; step += 1) await swipe(page, step);
  const after = await heldBy(page, session);
  await context.close();
  return [before, after];
}

const downAt = (step: number) => Math.floor(step / LEG) % 2 === 0;

async function swipeReels(page: Page, step: number): Promise<void> {
  const before = page.url();
  await page.keyboard.press(downAt(step) ? 'ArrowDown' : 'ArrowUp');
  await page.waitForURL((url) => url.href !== before);
  await playing(page);
}

async function swipeBare(page: Page, step: number): Promise<void> {
  await page.evaluate(`show(${step})`);
  await playing(page);
}

const PLAYING = `[...document.querySelectorAll('video')].some(
  (video) => !video.paused && video.readyState > 2 && video.currentTime > 0)`;
/** Asked from outside, because the content policy refuses what evaluates text inside the page. */
async function playing(page: Page): Promise<void> {
  while (!(await page.evaluate(PLAYING))) await wait(10);
}

async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / MB, nodes, listeners, videos: await page.locator('video').count() };
}

function row(name: string, [before, after]: [Held, Held]): string[] {
  const pair = (of: (held: Held) => number, digits = 0) =>
    [before, after].map((held) => of(held).toFixed(digits));
  return [
    name,
    ...pair(({ heap }) => heap, 1),
    ...pair(({ nodes }) => nodes),
    ...pair(({ listeners }) => listeners),
    `${after.videos}`,
  ];
}

async function filesOf(siteUrl: string): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/api/feed?kind=video&limit=10`);
  const { items } = (await answer.json()) as {
    items: { media: { url: string; mime: string }[] }[];
  };
  return items.flatMap(({ media }) =>
    media.filter(({ mime }) => mime.startsWith('video/')).map(({ url }) => url),
  );
}

async function startBarePage(files: string[]): Promise<Server> {
  const page = `<!doctype html><video muted playsinline loop></video><video muted playsinline loop></video><video muted playsinline loop></video>
    <script>
      const files = ${JSON.stringify(files)};
      const videos = [...document.querySelectorAll('video')];
      window.show = (step) => {
        const video = videos[step % 3];
        for (const each of videos) each.pause();
        video.src = files[step % files.length];
        video.play();
      };
      show(0);
    </script>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return server;
}
