import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone, type Visit } from './visit.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing every element that passed takes most of its time.
  resultTypes: ['violations'],
  // Reads style sheets and media for two rules: one is experimental and off, the other is never a violation.
  preload: false,
};

/** What is wrong with the page that is open, for pages that a walk does not reach. */
export async function axeViolations(page: Page): Promise<string[]> {
  // A page that is still loading is judged once it is there.
  await page
    .getByRole('progressbar', { name: 'Carregando a página' })
    .waitFor({ state: 'detached' });
  await transitionsOver(page);
  // A page that is looked at twice has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`,
    );
  }, AXE_OPTIONS);
}

/** Opens every page: one main heading, no complaint in the console, no axe violation. Gives their titles. */
export async function walkPages(visited: Visit, routes: string[]): Promise<string[]> {
  const { page, goto, complaints, close } = visited;
  const found: string[] = [];
  const titles: string[] = [];
  for (const route of routes) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    await goto(route);
    titles.push(await page.title());
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) found.push(`${route}: ${headings} level-one headings`);
    const violations = await violationsInBothLooks(page);
    found.push(...violations.map((violation) => `${route} ${violation}`));
    // A page that is not found is one for the browser to complain about, too.
    const said = complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'));
    found.push(...said.map((complaint) => `${route}: ${complaint}`));
  }
  await close();
  expect(found).toEqual([]);
  return titles;
}

/** The open page is on a phone in the light; afterwards it is on a desktop in the dark. */
async function violationsInBothLooks(page: Page): Promise<string[]> {
  const onPhone = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(desktop);
  const onDesktop = await axeViolations(page);
  return [
    ...onPhone.map((violation) => `on a phone: ${violation}`),
    ...onDesktop.map((violation) => `on a desktop: ${violation}`),
  ];
}

/** During a transition between themes the contrast means nothing, with or without motion. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What the last change sets off runs from the next picture on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
