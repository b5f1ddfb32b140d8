import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest';
import {
  type ProviderStub,
  startProviderStub,
} from '../packages/upload-sdk/src/testing/provider-stub.ts';
import { type Gallery, serveGallery } from '../packages/upload-widget/gallery/serve-gallery.ts';
import type * as widget from '../packages/upload-widget/src/index.ts';
import { launchBrowser } from '../tools/testing/browser.ts';
import { desktop } from './visit.ts';

export interface GalleryVisit {
  page: Page;
  context: BrowserContext;
  /** What the console said. */
  said: string[];
}

interface ShowOptions {
  viewport?: { width: number; height: number };
  deviceScaleFactor?: number;
  colorScheme?: 'light' | 'dark';
  locale?: 'ptBr' | 'en' | 'es';
  /** Another service than the stub. */
  service?: { apiUrl: string; apiKey: string };
}

export interface GivenGallery {
  stub: ProviderStub;
  /** Opens a piece of the gallery; pieces with a dialog are opened too. */
  show(piece: string, options?: ShowOptions): Promise<GalleryVisit>;
}

/** The gallery of the upload widget in a browser, with a service that answers as the original does. */
export function givenGallery(browserArguments: string[] = []): GivenGallery {
  let browser: Browser;
  let gallery: Gallery;
  const given = {} as GivenGallery;
  beforeAll(async () => {
    const place = inject('browser');
    const args = [...place.args, ...browserArguments];
    [browser, gallery] = await Promise.all([launchBrowser({ ...place, args }), serveGallery()]);
  });
  afterAll(async () => {
    gallery?.close();
    await browser?.close();
  });
  beforeEach(async () => {
    given.stub = await startProviderStub();
    onTestFinished(() => given.stub.close());
  });

  given.show = async (piece, options = {}) => {
    const { viewport = desktop, colorScheme = 'light', locale = 'ptBr' } = options;
    const { deviceScaleFactor = 1 } = options;
    const context = await browser.newContext({
      ...{ viewport, deviceScaleFactor, colorScheme, locale: 'pt-BR' },
      // Boxes are measured in these tests: a dialog that still grows would have another size each time.
      reducedMotion: 'reduce',
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const service = options.service ?? { apiUrl: given.stub.url, apiKey: 'public_free' };
    await page.goto(`${gallery.url}/?${new URLSearchParams({ ...service, locale, show: piece })}`);
    if (piece.startsWith('modal')) await page.getByRole('button', { name: 'Abrir' }).click();
    return { page, context, said };
  };
  return given;
}

/** A file as a browser's chooser gives it. */
export function file(name: string, content: string | Buffer = 'gol', mimeType = 'text/plain') {
  return { name, mimeType, buffer: Buffer.from(content) };
}

export const chooser = (page: Page) => page.locator('input[type=file]');

/** The row of a file in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

/** What the page has been told when the widget was done. */
export const results = (page: Page) => page.evaluate(() => window.results);

declare global {
  interface Window {
    results: { filePath: string; fileUrl: string; altText?: string; editedFile?: object }[][];
    updates: { uploadedFiles: { fileUrl: string }[] }[];
    uploadWidget: typeof widget;
  }
}
