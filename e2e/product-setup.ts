import type { TestProject } from 'vitest/node';
import { startProduct } from '../tools/testing/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    mediaUrl: string;
  }
}

/** One running product, filled with the demonstration world, for all journeys. */
export default async function setup(project: TestProject) {
  const product = await startProduct();
  project.provide('siteUrl', product.siteUrl);
  project.provide('mediaUrl', product.mediaUrl);
  return product.stop;
}
