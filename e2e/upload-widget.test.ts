import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './page-walk.ts';
import { desktop, phone } from './visit.ts';
import { chooser, file, givenGallery, results, row } from './widget-gallery.ts';

const gallery = givenGallery();
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer();

describe('the widget', () => {
  test('W01 is a dialog by default, or a part of the page; a dialog can be closed', async () => {
    const { page } = await gallery.show('modal-multi');
    const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await results(page)).toEqual([[]]);
    const opener = page.getByRole('button', { name: 'Abrir' });
    await expect
      .poll(() => opener.evaluate((element) => element === document.activeElement))
      .toBe(true);

    const { page: other } = await gallery.show('dropzone');
    await chooser(other).waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
    expect(await other.getByRole('button', { name: 'Fechar' }).count()).toBe(0);
  });

  test.each([
    ['modal-multi', 'en', 'Upload a File', '...or drag and drop files.'],
    ['modal-single', 'en', 'Upload a File', '...or drag and drop a file.'],
    ['modal-crop', 'en', 'Upload an Image', '...or drag and drop an image.'],
    ['dropzone-images', 'en', 'Upload an Image', '...or drag and drop images.'],
    ['modal-multi', 'es', 'Subir archivos', '...o arrastre y suelte archivos.'],
    ['dropzone-composer', 'ptBr', 'Adicionar fotos/videos', '...ou arraste e solte'],
  ] as const)(
    'W02 begins with a button and a hint: %s in %s',
    async (piece, locale, button, hint) => {
      const { page } = await gallery.show(piece, { locale });
      await page.getByRole('button', { name: button }).waitFor();
      await page.getByText(hint, { exact: true }).waitFor();
    },
  );

  test('W03 lists its files with their state, offers another until there are enough, and finishes', async () => {
    const { page } = await gallery.show('modal-multi');
    gallery.stub.fault = ({ body }) =>
      String(body).includes('ruim') ? { status: 418 } : undefined;
    await chooser(page).setInputFiles([file('bom.txt'), file('ruim.txt')]);
    await row(page, 'bom.txt').getByRole('button', { name: 'remover: bom.txt' }).waitFor();
    await row(page, 'ruim.txt').getByText('de um modo inesperado (418)').waitFor();
    await row(page, 'ruim.txt').getByRole('button', { name: 'tentar de novo: ruim.txt' }).waitFor();
    await page.getByLabel('Adicionar outro arquivo...').setInputFiles([file('tres.txt')]);
    await page.getByText('Número máximo de arquivos: 3').waitFor();
    expect(await chooser(page).count()).toBe(0);
    await row(page, 'tres.txt').getByRole('button', { name: 'remover: tres.txt' }).waitFor();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await results(page))[0]?.length).toBe(2);
  });

  test('W13 says to wait while something is under way, and finishes only then', async () => {
    const { page } = await gallery.show('dropzone');
    const gate = hold();
    await chooser(page).setInputFiles([file('a.txt')]);
    const waiting = page.getByRole('button', { name: 'Aguarde...' });
    await waiting.waitFor();
    await waiting.click({ force: true });
    await expect.poll(() => waiting.getAttribute('aria-disabled')).toBe('true');
    expect(await results(page)).toEqual([]);
    gate.open();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await results(page)).length).toBe(1);
  });

  test('W19 shows at least 3 % from the beginning', async () => {
    const { page } = await gallery.show('dropzone');
    const gate = hold();
    await chooser(page).setInputFiles([file('a.txt')]);
    const ring = page.getByRole('progressbar', { name: 'a.txt' });
    await ring.waitFor();
    await expect.poll(() => ring.getAttribute('aria-valuenow')).toMatch(/^(3|97)$/);
    gate.open();
    await ring.waitFor({ state: 'detached' });
  });

  test('W12 shows that something is removed or cancelled, and removes it a second later', async () => {
    const { page } = await gallery.show('dropzone');
    await chooser(page).setInputFiles([file('a.txt'), file('b.txt')]);
    const removed = row(page, 'a.txt').getByText('removido').waitFor();
    await page.getByRole('button', { name: 'remover: a.txt' }).click();
    await removed;
    await row(page, 'a.txt').waitFor({ state: 'detached' });
    const gate = hold();
    await chooser(page).setInputFiles([file('c.txt')]);
    const cancelled = row(page, 'c.txt').getByText('cancelado').waitFor();
    await page.getByRole('button', { name: 'cancelar: c.txt' }).click();
    await cancelled;
    await row(page, 'c.txt').waitFor({ state: 'detached' });
    gate.open();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await results(page))[0]?.length).toBe(1);
  });

  test('W05 says what is wrong with its set-up, and where a key is to be had', async () => {
    const { page } = await gallery.show('no-key', { locale: 'en' });
    await page.getByRole('heading', { name: 'Almost there...' }).waitFor();
    await page.getByText('The API key is missing or wrong.').waitFor();
    const link = page.getByRole('link', { name: 'Get an API key' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://exemplo.com.br/chaves');
    const { page: other } = await gallery.show('no-service', { locale: 'en' });
    await other.getByRole('heading', { name: 'Oops!' }).waitFor();
  });

  test.each([
    [600, 1],
    [866, 1],
    [867, 2],
    [1240, 2],
    [1242, 3],
    [2000, 3],
  ])('W06 in a window %i wide the list has %i columns', async (width, columns) => {
    const { page } = await gallery.show('modal-multi', { viewport: { width, height: 900 } });
    await chooser(page).setInputFiles(['a.txt', 'b.txt', 'c.txt'].map((name) => file(name)));
    const list = page.getByRole('list');
    const shown = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(shown.split(' ')).toHaveLength(columns);
    const box = await page.getByRole('dialog').boundingBox();
    const expected = width > 750 ? [Math.min(1050, width * 0.75), 540] : [width, 900];
    expect(box?.width).toBeCloseTo(expected[0] ?? 0, 0);
    expect(box?.height).toBeCloseTo(expected[1] ?? 0, 0);
  });

  test('W14 W15 W17 says what may be chosen, and why a file was not taken', async () => {
    const { page } = await gallery.show('limits');
    const input = chooser(page);
    await expect
      .poll(() => input.getAttribute('accept'))
      .toBe('image/*,application/pdf,image/heic,.heic');
    expect(await input.evaluate((element: HTMLInputElement) => element.multiple)).toBe(true);
    await input.setInputFiles([file('grande.pdf', Buffer.alloc(2 ** 20 + 1), 'application/pdf')]);
    await row(page, 'grande.pdf').getByText('Limite de tamanho do arquivo: 1 MB').waitFor();
    await chooser(page).setInputFiles([file('a.txt'), file('b.txt'), file('c.txt')]);
    await row(page, 'a.txt').getByText('Tipo de arquivo não aceito.').waitFor();
    await page.getByText('Só 1 de 3 arquivos foram adicionados. Máximo: 2.').waitFor();
    const { page: single } = await gallery.show('dropzone-single');
    expect(await chooser(single).evaluate((element: HTMLInputElement) => element.multiple)).toBe(
      false,
    );
  });

  test('W16 asks the page before it sends', async () => {
    const { page } = await gallery.show('hook');
    const names = ['recusado.txt', 'quebra.txt', 'troca.txt', 'fica.txt'];
    await chooser(page).setInputFiles(names.map((name) => file(name)));
    await row(page, 'recusado.txt').getByText('Este arquivo não serve.').waitFor();
    await row(page, 'quebra.txt').getByText('Não foi possível validar o arquivo.').waitFor();
    await page.getByRole('button', { name: 'remover: fica.txt' }).waitFor();
    await page.getByRole('button', { name: 'remover: troca.txt' }).waitFor();
    expect([...gallery.stub.files.values()].map(String).sort()).toEqual(['gol', 'trocado']);
  });

  test('W18 takes the colours of the page, and none when one is wrong', async () => {
    const colour = (page: Parameters<typeof chooser>[0]) =>
      page.locator('.button').evaluate((element) => getComputedStyle(element).backgroundColor);
    const { page } = await gallery.show('colours');
    await chooser(page).waitFor();
    expect(await colour(page)).toBe('rgb(10, 127, 63)');
    const { page: wrong, said } = await gallery.show('wrong-colour');
    await chooser(wrong).waitFor();
    expect(await colour(wrong)).toBe('rgb(55, 125, 255)');
    expect(said.join()).toContain('Invalid color code');
  });

  test('W20 a dialog that closes fades first', async () => {
    const { page } = await gallery.show('modal-multi');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    await page.locator('dialog.closing').waitFor();
    await page.clock.runFor(249);
    await expect.poll(() => page.locator('dialog.closing').count()).toBe(1);
    await page.clock.runFor(1);
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('a single file closes the dialog by itself', async () => {
    const { page } = await gallery.show('modal-single');
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await results(page))[0]).toHaveLength(1);
  });

  test('a file chooser that is dismissed leaves the dialog open', async () => {
    const { page } = await gallery.show('modal-multi');
    await chooser(page).dispatchEvent('cancel', { bubbles: true });
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('button', { name: 'remover: a.txt' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  });

  test('options that change are shown at once, and rows stay', async () => {
    const { page } = await gallery.show('dropzone');
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('button', { name: 'remover: a.txt' }).waitFor();
    await page.getByLabel('Idioma').selectOption('es');
    await page.getByRole('button', { name: 'quitar: a.txt' }).waitFor();
    await page.getByRole('button', { name: 'Terminar' }).waitFor();
  });

  test('closing asks while something is under way, and keeps what has arrived', async () => {
    const { page } = await gallery.show('modal-multi');
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('button', { name: 'remover: a.txt' }).waitFor();
    const gate = hold();
    await chooser(page).setInputFiles([file('b.txt')]);
    await page.getByRole('button', { name: 'cancelar: b.txt' }).waitFor();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Há envios em andamento' });
    await question.getByRole('button', { name: 'Continuar enviando' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await question.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await results(page))[0]).toHaveLength(1);
    gate.open();
  });

  test('the same file can be chosen twice, dropped, and pasted', async () => {
    const { page } = await gallery.show('dropzone');
    await chooser(page).setInputFiles([file('a.txt')]);
    await row(page, 'a.txt').waitFor();
    await chooser(page).setInputFiles([file('a.txt')]);
    await expect.poll(() => row(page, 'a.txt').count()).toBe(2);
    await page.locator('.widget').evaluate((element) => {
      const data = new DataTransfer();
      data.items.add(new File(['solto'], 'solto.txt', { type: 'text/plain' }));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    });
    await row(page, 'solto.txt').waitFor();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      const data = new DataTransfer();
      data.items.add(new File(['colado'], 'colado.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
    });
    await row(page, 'colado.txt').waitFor();
  });

  test('what is dropped anywhere on the page is taken where that is wanted', async () => {
    const { page } = await gallery.show('sources');
    await chooser(page).waitFor();
    await page.locator('h1').evaluate((element) => {
      const data = new DataTransfer();
      data.items.add(new File(['solto'], 'solto.txt', { type: 'text/plain' }));
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    });
    await row(page, 'solto.txt').waitFor();
  });

  test('files are put in order and described', async () => {
    const { page } = await gallery.show('dropzone-composer');
    await chooser(page).setInputFiles([file('a.txt'), file('foto.jpg', photo, 'image/jpeg')]);
    await page.getByLabel('Descrição de foto.jpg').fill('A torcida de pé');
    await page.getByRole('button', { name: 'Mover foto.jpg para antes do anterior' }).click();
    await expect.poll(() => page.locator('.name').allTextContents()).toEqual(['foto.jpg', 'a.txt']);
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect
      .poll(async () => (await results(page))[0]?.map(({ altText }) => altText))
      .toEqual([...['A torcida de pé', undefined]]);
  });

  test('files are put in order by dragging', async () => {
    const { page } = await gallery.show('dropzone');
    await chooser(page).setInputFiles(['a.txt', 'b.txt', 'c.txt'].map((name) => file(name)));
    await page.getByRole('button', { name: 'remover: c.txt' }).waitFor();
    await row(page, 'c.txt').dragTo(row(page, 'a.txt'));
    await expect
      .poll(() => page.locator('.name').allTextContents())
      .toEqual([...['c.txt', 'a.txt', 'b.txt']]);
    await page
      .getByRole('status')
      .getByText('está agora na posição')
      .waitFor({ state: 'attached' });
  });

  test('photographs are made smaller, and lose where they were taken', async () => {
    const { page } = await gallery.show('shrink');
    const drawing = page.waitForEvent('worker');
    const taken = await sharp(photo)
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    await chooser(page).setInputFiles([file('foto.jpg', taken, 'image/jpeg')]);
    await drawing;
    await page.getByRole('button', { name: 'remover: foto.jpg' }).waitFor();
    const [sent] = gallery.stub.files.values();
    const { width, height, exif } = await sharp(sent).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 300, exif: undefined });
  });

  test('pages without React open the dialog, or have an element of their own', async () => {
    const { page } = await gallery.show('dropzone');
    const service = { apiUrl: gallery.stub.url, apiKey: 'public_free' };
    await page.evaluate((options) => {
      window.uploadWidget.defineUploadElement();
      const element = document.createElement('upload-widget') as HTMLElement & { options: object };
      element.options = { ...options, multi: true, showFinishButton: true };
      element.addEventListener('uploadcomplete', (event) =>
        window.results.push((event as CustomEvent).detail),
      );
      document.body.replaceChildren(element);
    }, service);
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('button', { name: 'Finished' }).click();
    await expect.poll(async () => (await results(page))[0]?.length).toBe(1);
    const opened = page.evaluate(
      (options) => window.uploadWidget.UploadWidget.open({ ...options, multi: false }),
      service,
    );
    await page.getByRole('dialog', { name: 'Upload files' }).waitFor();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles([file('b.txt')]);
    expect(await opened).toHaveLength(1);
  });

  test('languages that are written from the right begin there', async () => {
    const { page } = await gallery.show('right-to-left');
    await chooser(page).setInputFiles([file('a.txt')]);
    const badge = await page.locator('.badge').boundingBox();
    const name = await page.locator('.name').boundingBox();
    expect(badge?.x).toBeGreaterThan(name?.x ?? 0);
  });

  test("the page's own styles do not reach it", async () => {
    const { page } = await gallery.show('dropzone');
    await chooser(page).setInputFiles([file('foto.jpg', photo, 'image/jpeg')]);
    const link = page.getByRole('button', { name: 'remover: foto.jpg' });
    await link.waitFor();
    expect(await link.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none');
  });
});

describe('the cropper', () => {
  test('W04 W11 has four corners to pull, and what is cropped is written beside the picture', async () => {
    const { page } = await gallery.show('modal-crop');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    const corner = page.getByRole('button', { name: 'Canto superior esquerdo' });
    const box = await corner.boundingBox();
    if (!box) throw new Error('no corner');
    const picture = await page.locator('.picture').boundingBox();
    await page.mouse.move(box.x + 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 122, box.y + 72, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [[result] = []] = await results(page);
    expect(result?.fileUrl).toContain('/image/');
    const crop = JSON.parse(String(gallery.stub.files.get(result?.filePath ?? '')));
    const scale = 800 / (picture?.width ?? 1);
    const { offset, size } = crop.pipeline.steps[0].geometry;
    expect(Math.abs(offset.x - 100 * scale)).toBeLessThanOrEqual(2);
    expect(Math.abs(offset.y - 50 * scale)).toBeLessThanOrEqual(2);
    expect([offset.x + size.width, offset.y + size.height]).toEqual([800, 600]);
  });

  test('W09 a picture left whole has no crop file', async () => {
    const { page } = await gallery.show('modal-crop');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(gallery.stub.files.size).toBe(1);
    expect((await results(page))[0]?.[0]?.fileUrl).toContain('/raw/');
  });

  test('W04 a circular crop is a square, whatever ratio is given', async () => {
    const { page } = await gallery.show('modal-crop-circular');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const path = (await results(page))[0]?.[0]?.filePath ?? '';
    const crop = JSON.parse(String(gallery.stub.files.get(path)));
    expect(crop.pipeline.steps[0].geometry).toMatchObject({
      ...{ offset: { x: 100, y: 0 }, size: { width: 600, height: 600 } },
    });
  });

  test('W11 several pictures follow each other, each counted; cancelling drops one', async () => {
    const { page } = await gallery.show('modal-crop-multi');
    const names = ['um.jpg', 'dois.jpg', 'tres.jpg'];
    await chooser(page).setInputFiles(names.map((name) => file(name, photo, 'image/jpeg')));
    await page.getByRole('heading', { name: 'Imagem 1 de 3' }).waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('heading', { name: 'Imagem 2 de 3' }).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('heading', { name: 'Imagem 2 de 2' }).waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await results(page))[0]?.length).toBe(2);
  });

  test('W20 a crop that cannot be saved says so for a moment, and can be tried again', async () => {
    const { page } = await gallery.show('modal-crop-circular');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    const go = page.getByRole('button', { name: 'Continuar' });
    await go.waitFor();
    gallery.stub.fault = () => ({ status: 400 });
    const told = page.getByRole('button', { name: 'Erro!' }).waitFor();
    await go.click();
    await told;
    gallery.stub.fault = () => undefined;
    await go.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await results(page))[0]).toHaveLength(1);
  });

  test('a picture that is turned is sent turned', async () => {
    const { page } = await gallery.show('modal-crop');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    await page.getByRole('button', { name: 'Girar 90°' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const path = (await results(page))[0]?.[0]?.filePath ?? '';
    const { width, height } = await sharp(gallery.stub.files.get(path)).metadata();
    expect([width, height]).toEqual([600, 800]);
  });

  test('from the first button to the crop and the end, the keyboard is enough', async () => {
    const { page } = await gallery.show('modal-crop');
    // Before the key: the browser has to be told first.
    const choosing = page.waitForEvent('filechooser');
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName);
    await expect.poll(focused).toBe('INPUT');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([file('gol.jpg', photo, 'image/jpeg')]);
    await page.getByRole('button', { name: 'Área de corte. As setas' }).waitFor();
    const name = () =>
      page.evaluate(
        () =>
          document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.shadowRoot?.activeElement?.textContent,
      );
    await tabTo('Canto inferior direito da área de corte');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await tabTo('Continuar');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const path = (await results(page))[0]?.[0]?.filePath ?? '';
    const { size } = JSON.parse(String(gallery.stub.files.get(path))).pipeline.steps[0].geometry;
    expect([size.width < 800, size.height < 600]).toEqual([true, true]);

    async function tabTo(label: string): Promise<void> {
      for (let steps = 0; (await name()) !== label; steps += 1) {
        if (steps > 20) throw new Error(`no way to ${label} by keyboard`);
        await page.keyboard.press('Tab');
      }
    }
  });
});

describe.each([
  ['on a phone in the dark', { viewport: phone, colorScheme: 'dark' as const }],
  ['on a desk', { viewport: desktop, colorScheme: 'light' as const }],
])('%s', (_name, setting) => {
  test('no axe violation in any view', async () => {
    const found: string[] = [];
    const { page } = await gallery.show('modal-crop-multi', setting);
    const check = async (view: string) => {
      for (const violation of await axeViolations(page)) found.push(`${view}: ${violation}`);
    };
    await page.getByRole('dialog').waitFor();
    await check('start');
    const gate = hold();
    await chooser(page).setInputFiles([file('um.jpg', photo, 'image/jpeg'), file('a.txt')]);
    await page.getByRole('button', { name: 'cancelar: um.jpg' }).waitFor();
    await check('list');
    await page.keyboard.press('Escape');
    await check('question');
    await page.getByRole('button', { name: 'Continuar enviando' }).click();
    gate.open();
    await page.getByRole('button', { name: 'Continuar' }).waitFor();
    await check('editor');
    expect(found).toEqual([]);
  });
});

/** Holds every part back, until it is opened. */
function hold(): { open(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gallery.stub.fault = ({ url }) => (url.startsWith('/parts/') ? promise : undefined);
  return { open: () => resolve(undefined) };
}
