import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, inject, onTestFinished } from 'vitest';
import {
  type ProviderStub,
  startProviderStub,
} from '../packages/upload-sdk/src/testing/provider-stub.ts';
import { type Gallery, serveGallery } from '../packages/upload-widget/gallery/serve-gallery.ts';
import type * as widget from '../packages/upload-widget/src/index.ts';
import { launchBrowser } from '../tools/browser/browser.ts';
import { browserOf, desktop } from './visit.ts';

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

let served: Promise<Gallery> | undefined;

/** Built once a worker, for all its test files. */
function servedGallery(): Promise<Gallery> {
  served ??= serveGallery();
  return served;
}

/**
 * The gallery of the upload widget in a browser, with a stub of the original service. Other browser arguments
 * need a separate browser.
 */
export function givenGallery(browserArguments: string[] = []): GivenGallery {
  let own: Promise<Browser> | undefined;
  const given = {} as GivenGallery;
  afterAll(async () => (await own)?.close());

  function browser(): Promise<Browser> {
    if (browserArguments.length === 0) return browserOf(true);
    const place = inject('browser');
    own ??= launchBrowser({ ...place, args: [...place.args, ...browserArguments] });
    return own;
  }

  beforeEach(async () => {
    given.stub = await startProviderStub();
    onTestFinished(() => given.stub.close());
  });

  given.show = async (piece, options = {}) => {
    const { viewport = desktop, colorScheme = 'light', locale = 'ptBr' } = options;
    const { deviceScaleFactor = 1 } = options;
    const gallery = await servedGallery();
    const context = await (await browser()).newContext({
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

/** Shows another piece of the gallery on the same page. */
export async function showInstead(page: Page, piece: string): Promise<void> {
  await page.getByLabel('Peça').selectOption(piece);
}

/** A file as a browser's chooser gives it. */
export function file(name: string, content: string | Buffer = 'gol', mimeType = 'text/plain') {
  return { name, mimeType, buffer: Buffer.from(content) };
}

export const chooser = (page: Page) => page.locator('input[type=file]');

/** Drops a file on an element, as a person does who drags it from elsewhere. */
export async function dropFile(page: Page, place: string, name: string): Promise<void> {
  await page.locator(place).evaluate((element, name) => {
    const data = new DataTransfer();
    data.items.add(new File(['solto'], name, { type: 'text/plain' }));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }
  }, name);
}

/** The row of a file in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

/** The results that the widget gave to the page. */
export const results = (page: Page) => page.evaluate(() => window.results);

declare global {
  interface Window {
    results: { filePath: string; fileUrl: string; altText?: string; editedFile?: object }[][];
    updates: { uploadedFiles: { fileUrl: string }[] }[];
    uploadWidget: typeof widget;
  }
}
