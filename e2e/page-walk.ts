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
 * Opens every page on a phone in the light, then, turned over, on a desktop in the dark: no axe violation, one main heading,
 * no complaint in the console. Gives their titles. Without motion: colours on
 * their way from one to the other have no contrast to speak of.
 */
export async function walkPages(visited: Visit, routes: string[]): Promise<string[]> {
  const { page, goto, complaints, close } = visited;
  const found: string[] = [];
  const titles: string[] = [];
  for (const route of routes) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await goto(route);
    titles.push(await page.title());
    for (const violation of await axeViolations(page)) {
      found.push(`${route} on a phone: ${violation}`);
    }
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) found.push(`${route}: ${headings} level-one headings`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    for (const violation of await axeViolations(page)) {
      found.push(`${route} on a desktop: ${violation}`);
    }
    // A page that is not found is one for the browser to complain about, too.
    const said = complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'));
    found.push(...said.map((complaint) => `${route}: ${complaint}`));
  }
  await close();
  expect(found).toEqual([]);
  return titles;
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
