import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser({ pictures: true });

test.each([
  ['/explorar', ['/', '/perfil', '/reels']],
  ['/termos', ['/oculos', '/checkout/carrinho', '/minha-conta/favoritos']],
])(
  'from %s the next page comes whole: nothing moves for parts that come after it',
  async (from, targets) => {
    const visited = await visit({ viewport: phone, account: fan });
    const { page } = visited;
    await page.addInitScript(recordShifts);
    for (const [index, target] of targets.entries()) {
      await visited.goto(from);
      await page.evaluate(() => window.shifts.splice(0));
      const scripts = await slowScripts(page, 60 * (index + 1));
      await page.locator(`a[href="${target}"]:visible`).first().click();
      await page.waitForURL((url) => url.pathname === target);
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      await scripts.allHere();
      expect(await page.evaluate(() => window.shifts), target).toEqual([]);
    }
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Also those within half a second of a touch, which no measure of shifts counts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[]) {
      window.shifts.push(...sources.map(describe));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  function describe({ node, previousRect, currentRect }: Moved): string {
    const words = node?.textContent?.slice(0, 40);
    return `${words}: from ${previousRect.top} to ${currentRect.top}, ${currentRect.height} high`;
  }
  type Moved = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
}

/** Each script comes `delay` ms after it was asked for: also while the page that needs it is being rendered. */
async function slowScripts(page: Page, delay: number) {
  let asked = 0;
  let here = 0;
  await page.route(/\.js$/, async (route) => {
    asked += 1;
    await setTimeout(delay);
    await route.continue().catch(() => undefined);
    here += 1;
  });
  return {
    async allHere() {
      await expect.poll(() => here === asked).toBe(true);
      // What came is drawn, or asks for more.
      await page.evaluate(() => new Promise((drawn) => window.setTimeout(drawn, 500)));
      await expect.poll(() => here === asked).toBe(true);
      await page.unroute(/\.js$/);
    },
  };
}
