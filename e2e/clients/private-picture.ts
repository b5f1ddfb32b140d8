import type { Page } from 'playwright-core';

/** Asks whether a page can show a picture now. Each time it has an address of its own, so that no cache answers. */
export function askForPicture(page: Page, url: string): () => Promise<boolean> {
  let asked = 0;
  return () => {
    asked += 1;
    return page.evaluate((address) => window.clients.canShow(address), `${url}&v=${asked}`);
  };
}
