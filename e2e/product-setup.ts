import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { TestProject } from 'vitest/node';
import { type BrowserPlace, findBrowser } from '../tools/browser/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    mediaUrl: string;
    databaseUrl: string;
    mailFolder: string;
    pushOrigin: string;
    browser: BrowserPlace;
  }
}

/** One running product, filled with the demonstration world, for all journeys. */
export default async function setup(project: TestProject) {
  // Once, before the test files: it may have to be unpacked.
  project.provide('browser', await findBrowser());
  const product = await startFilledProduct();
  project.provide('siteUrl', product.siteUrl);
  project.provide('mediaUrl', product.mediaUrl);
  project.provide('databaseUrl', product.databaseUrl);
  project.provide('mailFolder', product.mailFolder);
  project.provide('pushOrigin', product.pushOrigin);
  return product.stop;
}
