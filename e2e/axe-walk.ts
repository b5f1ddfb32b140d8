import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone, type Visit } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with the page that is open, for pages that a walk does not reach. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Saying what is right, for every element, takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  // Otherwise what it found is put together in a page of its own, for frames of other origins: we have none.
  axe.setLegacyMode();
  await transitionsOver(page);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join(', ')}`,
  );
}

/**
 * Every page with axe: on a phone in the light, then, turned over, on a desktop in the dark. Without
 * motion: colours on their way from one to the other have no contrast to speak of.
 */
export async function expectClean({ page, goto, close }: Visit, routes: string[]): Promise<void> {
  const violations: string[] = [];
  for (const route of routes) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await goto(route);
    for (const violation of await axeViolations(page)) {
      violations.push(`${route} on a phone: ${violation}`);
    }
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) violations.push(`${route}: ${headings} level-one headings`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    for (const violation of await axeViolations(page)) {
      violations.push(`${route} on a desktop: ${violation}`);
    }
  }
  await close();
  expect(violations).toEqual([]);
}

/** A colour on its way to another theme has no contrast to speak of, with or without motion. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What the last change sets off runs from the next picture on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
