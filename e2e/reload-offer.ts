import type { Locator, Page } from 'playwright-core';
import { hydrated } from './visit.ts';

export const reloadOffer = (page: Page) =>
  page.getByRole('button', { name: 'Recarregar a página' });

/**
 * Code whose first request failed was asked for again. It comes; or, in browsers that never request a failed
 * module again, a reload is offered, and after it the same deed brings the code.
 */
export async function comesAgain(comes: Locator, again: () => Promise<void>): Promise<void> {
  const page = comes.page();
  await comes.or(reloadOffer(page)).first().waitFor();
  if (await comes.isVisible()) return;
  await takeReload(page);
  await again();
  await comes.waitFor();
}

export async function takeReload(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), reloadOffer(page).click()]);
  await hydrated(page);
}
