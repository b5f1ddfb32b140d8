import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './page-walk.ts';
import { desktop, phone } from './visit.ts';
import {
  chooser,
  dropFile,
  file,
  givenGallery,
  results,
  row,
  showInstead,
} from './widget-gallery.ts';

const gallery = givenGallery();
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer();

describe('the widget', () => {
  test('W01 W03 W12 W13 is a dialog by default: waits for its files, asks before it loses one, and finishes', async () => {
    const { page } = await gallery.show('modal-multi');
    const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
    await dialog.waitFor();
    // A file chooser that is dismissed says so as well.
    await chooser(page).dispatchEvent('cancel', { bubbles: true });
    const gate = hold();
    await chooser(page).setInputFiles([file('a.txt'), file('b.txt')]);
    const waiting = page.getByRole('button', { name: 'Aguarde...' });
    await waiting.click({ force: true });
    expect(await waiting.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Há envios em andamento' });
    await question.getByRole('button', { name: 'Continuar enviando' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await results(page)).toEqual([]);

    const cancelled = row(page, 'b.txt').getByText('cancelado').waitFor();
    await page.getByRole('button', { name: 'cancelar: b.txt' }).click();
    await cancelled;
    await row(page, 'b.txt').waitFor({ state: 'detached' });
    gate.open();
    const removed = row(page, 'a.txt').getByText('removido').waitFor();
    await page.getByRole('button', { name: 'remover: a.txt' }).click();
    await removed;
    await row(page, 'a.txt').waitFor({ state: 'detached' });

    await chooser(page).setInputFiles(['c.txt', 'd.txt'].map((name) => file(name)));
    await page.getByLabel('Adicionar outro arquivo...').setInputFiles([file('e.txt')]);
    await page.getByText('Número máximo de arquivos: 3').waitFor();
    expect(await chooser(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await results(page)).map((files) => files.length)).toEqual([3]);
    const opener = page.getByRole('button', { name: 'Abrir' });
    await expect
      .poll(() => opener.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test('closed in the middle, W20 the dialog fades first, and what has arrived is kept', async () => {
    const { page } = await gallery.show('modal-multi');
    await chooser(page).setInputFiles([file('a.txt')]);
    await page.getByRole('button', { name: 'remover: a.txt' }).waitFor();
    const gate = hold();
    await chooser(page).setInputFiles([file('b.txt')]);
    await page.getByRole('button', { name: 'cancelar: b.txt' }).waitFor();
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Fechar mesmo assim' });
    await leave.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await leave.click();
    await page.locator('dialog.closing').waitFor();
    await page.clock.runFor(249);
    await expect.poll(() => page.locator('dialog.closing').count()).toBe(1);
    await page.clock.runFor(1);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect((await results(page))[0]).toHaveLength(1);
    gate.open();
  });

  test('W01 is a part of the page where that is wanted: files are chosen twice, dropped, pasted and put in order', async () => {
    const { page } = await gallery.show('dropzone-composer');
    const gate = hold();
    await chooser(page).setInputFiles([file('a.txt')]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Fechar' }).count()).toBe(0);
    const ring = page.getByRole('progressbar', { name: 'a.txt' });
    await expect.poll(() => ring.getAttribute('aria-valuenow')).toMatch(/^(3|97)$/);
    gate.open();
    await ring.waitFor({ state: 'detached' });
    await dropFile(page, '.widget', 'solto.txt');
    await page.getByRole('button', { name: 'remover: solto.txt' }).waitFor();
    await row(page, 'solto.txt').dragTo(row(page, 'a.txt'));
    const names = () => page.locator('.name').allTextContents();
    await expect.poll(names).toEqual(['solto.txt', 'a.txt']);
    const told = page.getByRole('status').getByText('está agora na posição');
    await told.waitFor({ state: 'attached' });
    await chooser(page).setInputFiles([file('a.txt')]);
    await expect.poll(() => row(page, 'a.txt').count()).toBe(2);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      const data = new DataTransfer();
      data.items.add(new File(['colado'], 'colado.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
    });
    await row(page, 'colado.txt').waitFor();
    await chooser(page).setInputFiles([file('foto.jpg', photo, 'image/jpeg')]);
    await page.getByLabel('Descrição de foto.jpg').fill('A torcida de pé');
    await page.getByRole('button', { name: 'Mover foto.jpg para antes do anterior' }).click();
    await expect.poll(async () => (await names()).at(3)).toBe('foto.jpg');
    // The page's own styles do not reach it.
    const link = page.getByRole('button', { name: 'remover: foto.jpg' });
    expect(await link.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none');
    await page.getByLabel('Idioma').selectOption('es');
    await page.getByRole('button', { name: 'quitar: foto.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect
      .poll(async () => (await results(page))[0]?.map(({ altText }) => altText))
      .toEqual([undefined, undefined, undefined, 'A torcida de pé', undefined]);
  });

  test('W06 the list has columns, and the dialog room, as the window is wide', async () => {
    const { page } = await gallery.show('modal-multi');
    await chooser(page).setInputFiles(['a.txt', 'b.txt', 'c.txt'].map((name) => file(name)));
    await page.getByRole('listitem').nth(2).waitFor();
    for (const [width, columns] of [
      [600, 1],
      [866, 1],
      [867, 2],
      [1240, 2],
      [1242, 3],
      [2000, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = () =>
        page.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      await expect.poll(async () => (await shown()).split(' ').length).toBe(columns);
      const box = await page.getByRole('dialog').boundingBox();
      const expected = width > 750 ? [Math.min(1050, width * 0.75), 540] : [width, 900];
      expect(box?.width, `${width}`).toBeCloseTo(expected[0] ?? 0, 0);
      expect(box?.height, `${width}`).toBeCloseTo(expected[1] ?? 0, 0);
    }
  });

  test('W18 takes the colours of the page, and none when one is wrong; begins at the right where that is written so', async () => {
    const { page, said } = await gallery.show('colours');
    const colour = () =>
      page.locator('.button').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(colour).toBe('rgb(10, 127, 63)');
    await showInstead(page, 'wrong-colour');
    await expect.poll(colour).toBe('rgb(55, 125, 255)');
    expect(said.join()).toContain('Invalid color code');
    await showInstead(page, 'right-to-left');
    await chooser(page).setInputFiles([file('a.txt')]);
    const badge = await page.locator('.badge').boundingBox();
    const name = await page.locator('.name').boundingBox();
    expect(badge?.x).toBeGreaterThan(name?.x ?? 0);
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

  test('pages without React have an element of their own, or open a dialog that a single file closes', async () => {
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
    const dialog = page.getByRole('dialog', { name: 'Upload files' });
    await dialog.locator('input[type=file]').setInputFiles([file('b.txt')]);
    expect(await opened).toHaveLength(1);
    expect(await dialog.count()).toBe(0);
  });
});

describe('the cropper', () => {
  test('W09 W11 several pictures follow each other, each counted; cancelling drops one, left whole they have no crop', async () => {
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
    const [files = []] = await results(page);
    for (const { fileUrl } of files) expect(fileUrl).toContain('/raw/');
    expect(gallery.stub.files.size).toBe(names.length);
  });

  test('W04 W20 a circular crop is a square; one that cannot be saved says so for a moment, and can be tried again', async () => {
    const { page } = await gallery.show('modal-crop-circular');
    await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
    const go = page.getByRole('button', { name: 'Continuar' });
    await go.waitFor();
    gallery.stub.fault = () => ({ status: 400 });
    await page.clock.install();
    await go.click();
    await page.getByRole('button', { name: 'Erro!' }).waitFor();
    await page.clock.fastForward(1500);
    gallery.stub.fault = () => undefined;
    await go.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [[result] = []] = await results(page);
    const crop = JSON.parse(String(gallery.stub.files.get(result?.filePath ?? '')));
    expect(crop.pipeline.steps[0].geometry).toMatchObject({
      ...{ offset: { x: 100, y: 0 }, size: { width: 600, height: 600 } },
    });
  });

  test('from the first button to a picture turned and cropped, the keyboard is enough', async () => {
    const { page } = await gallery.show('modal-crop');
    // Before the key press: the browser must wait for the chooser first.
    const choosing = page.waitForEvent('filechooser');
    const inShadow = (look: 'tag' | 'name') =>
      page.evaluate((wanted) => {
        const focused = document.activeElement?.shadowRoot?.activeElement;
        if (wanted === 'tag') return focused?.tagName;
        return focused?.getAttribute('aria-label') ?? focused?.textContent;
      }, look);
    await expect.poll(() => inShadow('tag')).toBe('INPUT');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([file('gol.jpg', photo, 'image/jpeg')]);
    await page.getByRole('button', { name: 'Área de corte. As setas' }).waitFor();
    await tabTo('Girar 90°');
    await page.keyboard.press('Enter');
    await tabTo('Canto inferior direito da área de corte');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await tabTo('Continuar');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [[result] = []] = await results(page);
    const path = result?.filePath ?? '';
    const turned = await sharp(gallery.stub.files.get(path.replace(/\.crop$/, ''))).metadata();
    expect([turned.width, turned.height]).toEqual([600, 800]);
    const { size } = JSON.parse(String(gallery.stub.files.get(path))).pipeline.steps[0].geometry;
    expect([size.width < 600, size.height < 800]).toEqual([true, true]);

    async function tabTo(label: string): Promise<void> {
      for (let steps = 0; (await inShadow('name')) !== label; steps += 1) {
        if (steps > 20) throw new Error(`no way to ${label} by keyboard`);
        await page.keyboard.press('Tab');
      }
    }
  });
});

test('no axe violation in any view, on a phone in the dark or on a desk', async () => {
  const found: string[] = [];
  const { page } = await gallery.show('modal-crop-multi');
  const check = async (view: string) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    for (const one of await axeViolations(page)) found.push(`${view} on a phone: ${one}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(desktop);
    for (const one of await axeViolations(page)) found.push(`${view} on a desk: ${one}`);
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

/** Holds every part back, until it is opened. */
function hold(): { open(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gallery.stub.fault = ({ url }) => (url.startsWith('/parts/') ? promise : undefined);
  return { open: () => resolve(undefined) };
}
