import type { TestProject } from 'vitest/node';
import { type BrowserPlace, findBrowser } from '../tools/testing/browser.ts';
import { startProduct } from '../tools/testing/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    mediaUrl: string;
    mailFolder: string;
    browser: BrowserPlace;
  }
}

/** One running product, filled with the demonstration world, for all journeys. */
export default async function setup(project: TestProject) {
  // Once, before the test files: it may have to be unpacked.
  project.provide('browser', await findBrowser());
  const product = await startProduct();
  project.provide('siteUrl', product.siteUrl);
  project.provide('mediaUrl', product.mediaUrl);
  project.provide('mailFolder', product.mailFolder);
  return product.stop;
}
